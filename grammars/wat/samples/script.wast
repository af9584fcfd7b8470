(module (func (export "f") (result i32) (i32.const 1)))
(assert_return (invoke "f") (i32.const 1))
(assert_malformed (module quote "(func (i32.const nan))") "unexpected token")
(module binary "\00asm" "\01\00\00\00")
