// Runs a command, writes its peak memory in KiB to a file, and ends with its exit code.
// usage: peak FILE COMMAND ARGUMENT…
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char** argv) {
    if (argc < 3) return 2;
    const pid_t child = fork();
    if (child < 0) return 2;
    if (child == 0) {
        execv(argv[2], argv + 2);
        _exit(127);
    }
    int status = 0;
    struct rusage used;
    if (wait4(child, &status, 0, &used) != child) return 2;
    FILE* out = fopen(argv[1], "w");
    if (!out) return 2;
    fprintf(out, "%ld\n", used.ru_maxrss);
    if (fclose(out) != 0) return 2;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
