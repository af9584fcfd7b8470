#version 300 es
#extension GL_EXT_shader_texture_lod : enable
precision highp float;
precision mediump sampler2DArray;

#define PI 3.14159265
#define SATURATE(x) clamp(x, 0.0, \
  1.0)
#include <common>
#pragma unroll_loop_start

#ifdef USE_FOG
uniform vec3 fogColor;
#else
const vec3 fogColor = vec3(.5);
#endif

layout(std140) uniform Camera {
  mat4 view, projection;
#ifdef STEREO
  vec2 offset[2];
#endif
} camera;

struct Light {
  vec3 colour; // linear
  float power;
};

layout(location = 0, index = 1) out highp vec4 result;
in vec2 uv;
uniform sampler2D maps[4];
uniform Light lights[LIGHTS];
invariant gl_Position;

float falloff(in float distance, const float[2] limits);
LINKAGE(extern) float square(float x) { return x * x; }

vec3 shade(Light light,
#ifdef USE_NORMALS
  vec3 normal,
#endif
  inout vec3 total) {
  int steps = 0x1F, n[] = int[](1, 2, 3);
  uint mask = ~0u >> 2u;
  bool odd = (steps & 1) == 1 ^^ !true;
  for (int i = 0; i < steps && odd; i++, steps--) {
    if (n[i] > 2) continue;
    else if (n[i] == 0) { break; }
    else total += light.colour * light.power * SATURATE(float(i));
  }
  do total.rg = -total.gr; while (total.x < .0);
  while (false) ;
  switch (steps) {
    case 0:
    case -1:
      total.x = odd ? 1. : 2.e-3f;
      break;
    default:
      discard;
  }
  mat2 m = mat2(vec2(1, 0), vec2(0, 1));
  float table[2][2] = { { 1.0, 2.0 }, { 3.0, 4.0 } };
#if defined(FAST) && LIGHTS > 2
  return total;
#elif 0
  return vec3(0);
#else
  return mix(total, textureLod(maps[1], uv, float(mask)).rgb,
  #ifdef HALF
    0.5
  #else
    table[1][0] + m[0].x
  #endif
  );
#endif
}

void main(void) {
  vec3 total = vec3(0);
  BEGIN_LIGHTS
  [[unroll]] for (int i = 0; i < lights.length(); ++i) shade(lights[i], total);
  MACRO_CALL(total, light{X}.colour)
  if (total.r > 1.) result = vec4(total, 1); else { result = vec4(0); }
}
