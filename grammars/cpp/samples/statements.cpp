int main(int argc, char** argv) {
  for (auto& [key, value] : map) std::cout << key << value << '\n';
  for (int i = 0, n = 3; i < n && n > 0; i++, --n) continue;
  if constexpr (sizeof(int) > 2) { run(); } else if (int x = f(); x < 3) return x; else goto end;
  if (a < b || c > d) {}
  while (true) { do { break; } while (i-- > 0); }
  switch (argc) { case 1: case 2: g(); [[fallthrough]]; default: break; }
  try { throw Error{"a", 1}; } catch (Error& e) { } catch (...) { }
  auto lambda = [&, this, x = std::move(y)]<class T>(T&& t, auto... rest) mutable noexcept -> int { return (t + ... + rest); };
  int* p = new (place) int[3]{1, 2, 3};
  delete[] p;
  T * q = static_cast<T*>(p);
  a * b;
  x = -a - -b * *c ? (T)d : e ?: f;
  std::vector<int> v{1, 2, 3}, w(3);
  foo<bar<baz>>(v.template get<0>(), std::forward<Args>(args)...);
  co_await thing; co_yield 1; co_return {};
  asm volatile("nop" : "=r"(a) : "r"(b), "m"(c) : "memory");
  int y = ({ int z = 1; z; });
  object->~Object(); object.*member = 1; (object->*function)(2);
  not a and b or compl c;
  using enum Color;
  std::sort(v.begin(), v.end(), [](int l, int r) { return l < r; });
  if (std::is_same_v<A, B> && n < 3) h(sizeof...(args), noexcept(f()), typeid(int));
end:
  return 0x1p3 + .5f + 1'000ull;
}
Task<int> coroutine(auto x) requires requires { x.y(); } { co_return co_await x; }
