/* A library to preload (LD_PRELOAD) that makes one system call fail, or simulates a power cut. Variables:
 *
 * - MISHAP=KIND:N: the Nth call of that kind fails: open, write, pwrite, rename, remove, sync, map or memory. With
 *   cut the process ends before the Nth call that changes a file or a folder.
 *
 * - MISHAP_MARK=FILE: this file is made when it happens.
 *
 * - MISHAP_DISK=DIR: gets what would be on the disk. DIR/<inode> has the bytes of a file when it was last synced,
 *   DIR/names the files of a folder when that was last synced, a line each: inode, blank, name.
 *
 * It sees calls by the program and the C++ library, not those within the C library. Counting begins with the program's
 * first sigaction(), as nobody could catch a failure before main(). */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

extern int __sigaction(int signal, const struct sigaction* action, struct sigaction* before);
extern void* __libc_malloc(size_t size);
extern void* __libc_calloc(size_t count, size_t size);
extern void* __libc_realloc(void* old, size_t size);
extern void* __libc_memalign(size_t alignment, size_t size);

static char kind[16];
static long wanted;
static atomic_long calls;
static atomic_int begun;

__attribute__((constructor)) static void begin(void) {
    const char* given = getenv("MISHAP");
    if (given && sscanf(given, "%15[a-z]:%ld", kind, &wanted) != 2) kind[0] = 0;
}

static int open_anew(const char* path) {
    return (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
}

/* Whether this call is to fail. Does not return if it is a change and the power is cut. */
static int is_the_one(const char* of_kind, int change) {
    const int cut = change && strcmp(kind, "cut") == 0;
    if (!begun || (!cut && strcmp(kind, of_kind) != 0)) return 0;
    if (atomic_fetch_add(&calls, 1) + 1 != wanted) return 0;
    const char* mark = getenv("MISHAP_MARK");
    if (mark) syscall(SYS_close, open_anew(mark));
    if (cut) _exit(9);
    return 1;
}

int sigaction(int signal, const struct sigaction* action, struct sigaction* before) {
    begun = 1;
    return __sigaction(signal, action, before);
}

static int fails(int error) {
    errno = error;
    return -1;
}

/* The mode, which only calls that make files have. */
static mode_t mode_in(int flags, va_list rest) { return flags & (O_CREAT | __O_TMPFILE) ? va_arg(rest, mode_t) : 0; }

int openat(int folder, const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = mode_in(flags, rest);
    va_end(rest);
    if (is_the_one("open", (flags & O_CREAT) != 0)) return fails(EMFILE);
    return (int)syscall(SYS_openat, folder, path, flags, mode);
}
int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = mode_in(flags, rest);
    va_end(rest);
    return openat(AT_FDCWD, path, flags, mode);
}
int open64(const char* path, int flags, ...) __attribute__((alias("open")));
int openat64(int folder, const char* path, int flags, ...) __attribute__((alias("openat")));

ssize_t write(int fd, const void* bytes, size_t size) {
    if (is_the_one("write", 1)) return fails(ENOSPC);
    return syscall(SYS_write, fd, bytes, size);
}
ssize_t pwrite(int fd, const void* bytes, size_t size, off_t at) {
    if (is_the_one("pwrite", 1)) return fails(ENOSPC);
    return syscall(SYS_pwrite64, fd, bytes, size, at);
}
ssize_t pwrite64(int fd, const void* bytes, size_t size, off_t at) __attribute__((alias("pwrite")));

int rename(const char* from, const char* to) {
    if (is_the_one("rename", 1)) return fails(EIO);
    return (int)syscall(SYS_renameat, AT_FDCWD, from, AT_FDCWD, to);
}
int renameat(int from_folder, const char* from, int to_folder, const char* to) {
    if (is_the_one("rename", 1)) return fails(EIO);
    return (int)syscall(SYS_renameat, from_folder, from, to_folder, to);
}
int linkat(int from_folder, const char* from, int to_folder, const char* to, int flags) {
    if (is_the_one("rename", 1)) return fails(EIO);
    return (int)syscall(SYS_linkat, from_folder, from, to_folder, to, flags);
}
int unlinkat(int folder, const char* path, int flags) {
    if (is_the_one("remove", 1)) return fails(EIO);
    return (int)syscall(SYS_unlinkat, folder, path, flags);
}

static void copy_to_disk(int fd, const char* disk, ino_t inode) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%lu", disk, (unsigned long)inode);
    const int to = open_anew(path);
    char piece[65536];
    long n;
    for (off_t at = 0; (n = syscall(SYS_pread64, fd, piece, sizeof piece, at)) > 0; at += n)
        syscall(SYS_write, to, piece, n);
    syscall(SYS_close, to);
}

static void names_to_disk(int fd, const char* disk) {
    char path[4096];
    snprintf(path, sizeof path, "%s/names", disk);
    const int to = open_anew(path);
    DIR* folder = fdopendir((int)syscall(SYS_openat, fd, ".", O_RDONLY | O_DIRECTORY));
    for (struct dirent* entry; folder && (entry = readdir(folder));) {
        if (entry->d_type != DT_REG) continue;
        const int size = snprintf(path, sizeof path, "%lu %s\n", (unsigned long)entry->d_ino, entry->d_name);
        syscall(SYS_write, to, path, size);
    }
    if (folder) closedir(folder);
    syscall(SYS_close, to);
}

int fsync(int fd) {
    if (is_the_one("sync", 1)) return fails(EIO);
    const char* disk = getenv("MISHAP_DISK");
    struct stat status;
    if (disk && fstat(fd, &status) == 0) {
        if (S_ISREG(status.st_mode)) copy_to_disk(fd, disk, status.st_ino);
        if (S_ISDIR(status.st_mode)) names_to_disk(fd, disk);
    }
    return (int)syscall(SYS_fsync, fd);
}

void* mmap(void* at, size_t size, int protection, int flags, int fd, off_t offset) {
    if (is_the_one("map", 0)) return errno = ENOMEM, MAP_FAILED;
    return (void*)syscall(SYS_mmap, at, size, protection, flags, fd, offset);
}
void* mmap64(void* at, size_t size, int protection, int flags, int fd, off_t offset) __attribute__((alias("mmap")));

void* malloc(size_t size) {
    if (is_the_one("memory", 0)) return errno = ENOMEM, NULL;
    return __libc_malloc(size);
}
void* calloc(size_t count, size_t size) {
    if (is_the_one("memory", 0)) return errno = ENOMEM, NULL;
    return __libc_calloc(count, size);
}
void* realloc(void* old, size_t size) {
    if (is_the_one("memory", 0)) return errno = ENOMEM, NULL;
    return __libc_realloc(old, size);
}
void* aligned_alloc(size_t alignment, size_t size) {
    if (is_the_one("memory", 0)) return errno = ENOMEM, NULL;
    return __libc_memalign(alignment, size);
}
