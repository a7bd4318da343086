# cmake --install and cpack.
include(GNUInstallDirs)
if(PEGWRIGHT_PROGRAM)
    install(TARGETS pegwright RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
endif()
