# Writes OUTPUT: a table of the files SHIM_FILES (paths inside SHIM_DIR) as raw strings.
set(text "#include \"runtime/device/cpu/shim_table.h\"\n\nnamespace qkc::device::cpu {\nnamespace {\n")
string(APPEND text "const ShimFile kFiles[] = {\n")
foreach(file IN LISTS SHIM_FILES)
  file(READ ${SHIM_DIR}/${file} body)
  string(APPEND text "    {\"${file}\", R\"qkc_shim(${body})qkc_shim\"},\n")
endforeach()
string(APPEND text "};\n} // namespace\n\nstd::span<const ShimFile> shimFiles() { return kFiles; }\n}\n")
file(WRITE ${OUTPUT} "${text}")
