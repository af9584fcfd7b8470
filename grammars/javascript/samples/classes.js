@a @b.c(d) class E extends (f, G) {
  static #h = 1; i
  "j" = 2
  3 = k
  [l] = m => m
  static { this.n = #h in o }
  constructor() { super() }
  get p() { return this.#h }
  set p(q) {}
  static async *r() {}
  async s() {} ; *t() {}
  get; set; static; async
  accessor u = 1
  get = 1
  static static = async
  @v w() {}
  @x() static y
  in() {} delete() {}
}
z = class {}, z = class A extends class {} {}, z = @a class {}
class B { }
