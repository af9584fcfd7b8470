#define_import_path samples::particles
#import samples::types as types
#import samples::{
    noise::{hash, value as noise_value},
    maths,
}
#ifdef HALF
enable f16;
#endif
enable subgroups, dual_source_blending;
requires readonly_and_readwrite_storage_textures;
diagnostic(off, derivative_uniformity);

/* A comment /* that holds another */ ends here. */
alias Real = f32;
alias Points = array<vec3<Real>, 4>;
const limit: u32 = 0x1Fu << 2u;
const_assert limit < 200 && limit > 1;
@id(3) override scale: f32 = 1.5e-3f;
override steps = 2 * i32(limit);

struct Particle {
    @align(16) position: vec3<f32>,
    speed: vec3f,
#ifdef COLOURED
    @size(16) colour: vec4<f32>,
#else
    grey: f32,
#endif
}

struct Output { @builtin(position) place: vec4f, @location(0) @interpolate(flat, either) index: u32 };

@group(0) @binding(0) var<storage, read_write> particles: array<Particle>;
@group(0) @binding(#TEXTURE_BINDING) var image: texture_2d<f32>;
@group(0) @binding(2) var image_sampler: sampler;
var<workgroup> shared_sum: atomic<u32>;
var<private> seeds: array<vec2<array<u32, 3>>, #{SEEDS}> = array(vec2(1, 2));

fn distance_to(target: ptr<function, vec3<f32>>, weights: mat3x3<f32>) -> f32 {
    let d = (*target - weights[0]).xyz;
    return sqrt(dot(d, d));
}

@compute @workgroup_size(64, 1, 1)
fn advance(@builtin(global_invocation_id) id: vec3<u32>,
#ifdef MULTISAMPLED
    @builtin(sample_index) sample: u32,
#endif
) {
    let index = id.x;
    if index >= arrayLength(&particles) || !(index < limit) { return; }
    var p = particles[index];
    for (var i: i32 = 0; i < steps; i++) {
        p.position += p.speed * scale * -1.0;
        if p.position.x > 1 { continue; } else if (p.position.y < -1.) { break; } else { p.speed = -p.speed; }
    }
    var n = 0u;
    loop {
        n += 1u;
        continuing {
            n = n & ~1u;
            break if n > 3u;
        }
    }
    while n > 0u { n--; }
    switch n {
        case 1u, 2u: { p.speed *= 2.0; }
        case 3u { _ = atomicAdd(&shared_sum, 1u); }
        case 4u, default { }
    }
    @diagnostic(warning, derivative_uniformity)
    if true { { n = select(n, 1u, n < 3 && n > 1); } }
    const_assert(1 < 2);
    let mask = bitcast<i32>(n) >> 2u;
    p.position = types::clamped(p.position, maths::EPSILON,
#ifdef HALF
        f32(0.5h),
#endif
    );
    particles[index] = p;
}

@fragment fn shade(in: Output) -> @location(0) vec4<f32> {
    if in.index == 0 { discard; }
    return textureSample(image, image_sampler, in.place.xy);
}
