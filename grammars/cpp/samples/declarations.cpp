#include <vector>
#define LIMIT 3
import std.core;
export module sample;
namespace outer::inner { inline namespace v1 { struct Later; } }
namespace alias = outer::inner;
extern "C" { int plain(void); }
extern "C++" int other();
using namespace std;
using Pointer = int (*)(const char*, ...);
template <typename T, int N = 3, template <class...> class C = std::vector, class... Rest>
  requires (sizeof(T) < 16) && std::integral<T>
class [[nodiscard]] Box final : public virtual Base<T>, private Other<C<Rest...>> {
 public:
  Box() = default;
  explicit Box(int size) noexcept(true) : Base<T>(size), items_{size, 1}, width_(N >> 1) {}
  Box(const Box&) = delete;
  ~Box() override;
  template <class U> auto operator+(const U& other) const -> decltype(other + 1) { return other + 1; }
  bool operator()(int) const&;
  operator bool() const { return true; }
  T& operator[](int i) { return items_[i]; }
  friend std::ostream& operator<<(std::ostream& out, const Box<T>& box);
  auto operator<=>(const Box&) const = default;
  static constexpr int limit = 1'000;
 private:
  unsigned flag : 1, other : 2 {};
  std::map<int, std::vector<std::pair<int, T>>> items_;
#ifdef WIDE
  long width_;
#else
  int width_;
#endif
};
template <> struct Box<int, 1> {};
enum class Color : unsigned char { red, green = 2, blue, };
enum { A, B } letter;
struct { int x, y; } point = {1, 2}, *where = &point;
union Either { int a; float b; };
template <class T> concept Small = requires(T t) { { t.size() } -> std::same_as<int>; typename T::type; sizeof(T) < 8; };
template <Small T> constexpr auto half = sizeof(T) / 2;
static_assert(sizeof(int) == 4, "int");
int Box<int>::*member = &Box<int>::width;
typedef unsigned long (*Function)(int), Array[3];
alignas(16) static thread_local int aligned __attribute__((unused)) = 0;
int operator""_km(unsigned long long value);
void* operator new[](std::size_t);
auto text = R"x(a " ) b)x" "more"_s;
std::string f() try : member_(1) { } catch (const std::exception& e) { throw; } catch (...) { }
