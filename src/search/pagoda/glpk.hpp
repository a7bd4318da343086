// GLPK for one call, wherever the thread comes from: for the sources that are left out of a build without it.
#pragma once

#include <csetjmp>
#include <mutex>

#include <glpk.h>

namespace pegwright::search::pagoda {

// Even with its terminal off GLPK would print a fault.
extern "C" inline int pegwright_swallow(void*, const char*) { return 1; }
extern "C" inline void pegwright_leave(void* to) { std::longjmp(*static_cast<std::jmp_buf*>(to), 1); }

// An environment of GLPK's for this thread, unless it has one already, which stays as it was. GLPK of a build without
// thread-local storage has one for all threads: they take turns.
class Environment {
public:
    Environment() {
        static std::mutex one_for_all;
        if (glp_config("TLS") == nullptr) turn_ = std::unique_lock(one_for_all);
        own_ = glp_init_env() == 0;
        terminal_ = glp_term_out(GLP_OFF);
        if (own_) glp_term_hook(pegwright_swallow, nullptr);
    }
    ~Environment() {
        if (own_)
            glp_free_env();
        else
            glp_term_out(terminal_);
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

    bool own() const { return own_; }

private:
    std::unique_lock<std::mutex> turn_;
    bool own_ = true;
    int terminal_ = GLP_OFF;
};

// solve(program, data) on a new program; false if GLPK has a fault within. Such a fault would end the process, unless
// its hook leaves by a long jump: solve() and what it calls may have nothing to destroy. What GLPK has allocated
// goes with its environment.
template <class Data>
bool solved(const Environment& environment, bool (*solve)(glp_prob*, const Data&), const Data& data) {
    std::jmp_buf fault;
    if (environment.own()) {
        if (setjmp(fault) != 0) return false;
        glp_error_hook(pegwright_leave, &fault);
    }
    glp_prob* program = glp_create_prob();
    const bool found = solve(program, data);
    glp_delete_prob(program);
    return found;
}

}  // namespace pegwright::search::pagoda
