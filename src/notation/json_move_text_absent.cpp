// Without JSON, json_reader_absent reads no moves either.
