# Components: program, library (needed to run linked programs) and development.

# Debian's directory for any prefix, as its packages replace the prefix by /usr.
if(NOT DEFINED CMAKE_INSTALL_LIBDIR AND CMAKE_LIBRARY_ARCHITECTURE AND EXISTS /etc/debian_version)
    set(CMAKE_INSTALL_LIBDIR lib/${CMAKE_LIBRARY_ARCHITECTURE} CACHE PATH "libraries, below the prefix")
endif()
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(library_folder ${CMAKE_INSTALL_LIBDIR}/cmake/pegwright)
if(PEGWRIGHT_PROGRAM)
    install(TARGETS pegwright EXPORT pegwrightProgram RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
    install(FILES README.md LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
endif()
# share/ has manual page, completions and schemas in their final places.
if(TARGET pegwright_share)
    install(DIRECTORY ${PROJECT_BINARY_DIR}/share/ DESTINATION ${CMAKE_INSTALL_DATADIR} COMPONENT program)
endif()
# A desktop entry opens the page. It names the prefix, which is known when it is installed.
if(pegwright_page AND PEGWRIGHT_PROGRAM)
    install(FILES ${pegwright_page} DESTINATION ${CMAKE_INSTALL_DATADIR}/pegwright COMPONENT program)
    install(FILES src/web/pegwright.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps
        COMPONENT program)
    install(CODE "set(share \"\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_DATADIR}\")
        set(page_at \"\${share}/pegwright/pegwright.html\")
        configure_file(\"${PROJECT_SOURCE_DIR}/src/web/pegwright.desktop.in\"
            \"\$ENV{DESTDIR}\${share}/applications/pegwright.desktop\" @ONLY)" COMPONENT program)
endif()

if(PEGWRIGHT_LIBRARY)
    install(TARGETS pegwright_library EXPORT pegwrightLibrary
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library NAMELINK_COMPONENT development
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development
        INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
    set(no_pictures)
    if(NOT PEGWRIGHT_CAIRO)
        set(no_pictures PATTERN draw.hpp EXCLUDE)
    endif()
    foreach(folder ${PROJECT_SOURCE_DIR}/src/library/include ${PROJECT_BINARY_DIR}/src/library/headers)
        install(DIRECTORY ${folder}/pegwright DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development
            FILES_MATCHING PATTERN *.hpp ${no_pictures})
    endforeach()
    install(EXPORT pegwrightLibrary NAMESPACE pegwright:: DESTINATION ${library_folder} COMPONENT development)
    if(PEGWRIGHT_PROGRAM)
        install(EXPORT pegwrightProgram NAMESPACE pegwright:: DESTINATION ${library_folder} COMPONENT program)
    endif()
    configure_package_config_file(src/cmake/pegwrightConfig.cmake.in pegwrightConfig.cmake
        INSTALL_DESTINATION ${library_folder})
    write_basic_package_version_file(pegwrightConfigVersion.cmake COMPATIBILITY SameMinorVersion)
    install(FILES ${PROJECT_BINARY_DIR}/pegwrightConfig.cmake ${PROJECT_BINARY_DIR}/pegwrightConfigVersion.cmake
        DESTINATION ${library_folder} COMPONENT development)

    # For users of a static library. A build has one kind of library, so --static is never needed.
    set(pc_requires "")
    if(NOT pegwright_bare)
        set(pc_requires "fmt")
    endif()
    if(PEGWRIGHT_CAIRO)
        string(APPEND pc_requires ", cairo, cairo-pdf, cairo-svg")
    endif()
    set(pc_libs "")
    if(PEGWRIGHT_GIF AND NOT BUILD_SHARED_LIBS)
        string(APPEND pc_libs " -lgif")
    endif()
    if(PEGWRIGHT_GMP AND NOT BUILD_SHARED_LIBS)
        string(APPEND pc_libs " -lgmp")
    endif()
    if(PEGWRIGHT_GLPK AND NOT BUILD_SHARED_LIBS)
        string(APPEND pc_libs " -lglpk")
    endif()
    set(pc_private "")
    if(BUILD_SHARED_LIBS)
        set(pc_private ".private")
    endif()
    # So that the installed folder can be moved.
    file(RELATIVE_PATH pc_prefix ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
    configure_file(src/cmake/pegwright.pc.in pegwright.pc @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/pegwright.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
        COMPONENT development)
endif()
# A Python wheel, with its package at the top, is not for Debian.
if(NOT PEGWRIGHT_PYTHON_FOLDER STREQUAL ".")
    include(${CMAKE_CURRENT_LIST_DIR}/debian.cmake)
endif()
