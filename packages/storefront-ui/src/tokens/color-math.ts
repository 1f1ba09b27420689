/** A colour as 8-bit sRGB channels. */
export type Rgb = readonly [red: number, green: number, blue: number];

type Linear = readonly [number, number, number];

const inGamutTolerance = 1e-4;

function oklchToLinear(lightness: number, chroma: number, hue: number): Linear {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function isInGamut(linear: Linear): boolean {
  return linear.every((channel) => channel >= -inGamutTolerance && channel <= 1 + inGamutTolerance);
}

function encode(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
}

function decode(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The largest chroma not above `chroma` that sRGB can show at this lightness and hue. */
function fitChroma(lightness: number, chroma: number, hue: number): number {
  if (isInGamut(oklchToLinear(lightness, chroma, hue))) return chroma;
  let low = 0;
  let high = chroma;
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (isInGamut(oklchToLinear(lightness, middle, hue))) low = middle;
    else high = middle;
  }
  return low;
}

/** OKLCH (lightness 0..1, hue in degrees) as 8-bit sRGB; chroma is reduced until the colour exists in sRGB. */
export function oklchToRgb(lightness: number, chroma: number, hue: number): Rgb {
  const [red, green, blue] = oklchToLinear(lightness, fitChroma(lightness, chroma, hue), hue);
  return [encode(red), encode(green), encode(blue)];
}

/** `#rrggbb` of a colour. */
export function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour from `#rrggbb`. */
export function fromHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A colour in OKLCH: lightness 0..1, chroma, hue in degrees (0..360; 0 for greys). */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** The OKLCH coordinates of an sRGB colour. */
export function rgbToOklch(rgb: Rgb): Oklch {
  const [red, green, blue] = [decode(rgb[0]), decode(rgb[1]), decode(rgb[2])];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const chroma = Math.hypot(a, b);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma,
    // The hue of a grey is meaningless.
    hue: chroma < 0.0005 ? 0 : (hue + 360) % 360,
  };
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue);
}

/** Contrast ratio by WCAG 2, 1..21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const first = luminance(one);
  const second = luminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

// biome-ignore lint/suspicious/noApproximativeNumericConstant: 1.414 is the published constant of APCA 0.1.9, not the square root of two.
const blackClampExponent = 1.414;

function perceivedLuminance([red, green, blue]: Rgb): number {
  const value = 0.2126729 * (red / 255) ** 2.4 + 0.7151522 * (green / 255) ** 2.4 + 0.072175 * (blue / 255) ** 2.4;
  return value >= 0.022 ? value : value + (0.022 - value) ** blackClampExponent;
}

/** Lightness contrast by APCA 0.1.9: positive for dark text on light, negative for light text on dark. */
export function lightnessContrast(text: Rgb, background: Rgb): number {
  const front = perceivedLuminance(text);
  const back = perceivedLuminance(background);
  if (Math.abs(back - front) < 0.0005) return 0;
  if (back > front) {
    const contrast = (back ** 0.56 - front ** 0.57) * 1.14;
    return contrast < 0.1 ? 0 : (contrast - 0.027) * 100;
  }
  const contrast = (back ** 0.65 - front ** 0.62) * 1.14;
  return contrast > -0.1 ? 0 : (contrast + 0.027) * 100;
}
