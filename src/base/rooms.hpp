// The rooms, a namespace each, and the rooms whose names they see without a prefix.
//
// Using-directives are transitive, so a room sees everything below it. The compiler refuses a name that two of those
// rooms define. tests/layers.sh checks the includes.
#pragma once

namespace pegwright {

namespace base {}
namespace board {
using namespace base;
}
namespace game {
using namespace board;
}
namespace notation {
using namespace game;
}
namespace theory {
using namespace notation;
}
namespace construct {
using namespace theory;
}
namespace search {
using namespace theory;
namespace bits {}
namespace levels {
using namespace bits;
}
namespace bitmaps {
using namespace levels;
}
namespace winning {
using namespace levels;
}
namespace traces {
using namespace bits;
}
namespace moves {
using namespace bits;
}
namespace chance {
using namespace bits;
}
namespace paths {
using namespace bits;
}
namespace data {
using namespace paths;
}
}  // namespace search
namespace render {
using namespace theory;
}
namespace compose {
using namespace construct;
}
// The public calls are in this namespace itself.
namespace cli {
using namespace compose;
using namespace search::bitmaps;
using namespace search::winning;
using namespace search::traces;
using namespace search::moves;
using namespace search::chance;
using namespace search::data;
using namespace render;
}  // namespace cli
namespace tests {
using namespace cli;
}

}  // namespace pegwright
