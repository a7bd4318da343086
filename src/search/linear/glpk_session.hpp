// GLPK for a while on one thread, without what it prints and without its way of ending the process.
#pragma once

#include <csetjmp>
#include <memory>
#include <mutex>
#include <utility>

#include <glpk.h>

namespace pegwright::search::linear {

// Even with its terminal off GLPK would print a fault.
extern "C" inline int swallow_glpk(void*, const char*) { return 1; }
extern "C" inline void leave_glpk(void* to) { std::longjmp(*static_cast<std::jmp_buf*>(to), 1); }

// An environment of GLPK's for this thread, unless it has one already, which stays as it was. GLPK of a build without
// thread-local storage has one for all threads: they take turns.
class GlpkSession {
public:
    GlpkSession() {
        static std::mutex one_for_all;
        if (glp_config("TLS") == nullptr) turn_ = std::unique_lock(one_for_all);
        own_ = glp_init_env() == 0;
        terminal_ = glp_term_out(GLP_OFF);
        if (own_) glp_term_hook(swallow_glpk, nullptr);
    }
    ~GlpkSession() {
        if (own_)
            glp_free_env();
        else
            glp_term_out(terminal_);
    }
    GlpkSession(const GlpkSession&) = delete;
    GlpkSession& operator=(const GlpkSession&) = delete;

    // Calls GLPK by `work`, which returns whether it did what it should; false, too, after a fault within GLPK, which
    // would end the process unless its hook left by a long jump. No frame of `work` may have anything to destroy; what
    // GLPK has allocated goes with the session, which is of no use then.
    template <class Work>
    bool guarded(Work&& work) const {
        std::jmp_buf fault;
        if (own_) {
            if (setjmp(fault) != 0) return false;
            glp_error_hook(leave_glpk, &fault);
        }
        const bool done = work();
        if (own_) glp_error_hook(nullptr, nullptr);
        return done;
    }

private:
    std::unique_lock<std::mutex> turn_;
    bool own_ = true;
    int terminal_ = GLP_OFF;
};

}  // namespace pegwright::search::linear
