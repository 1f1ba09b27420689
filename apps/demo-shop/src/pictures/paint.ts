import type { Paint } from '../catalog/colours.ts';
import { bytesOf, type Lab, labOf } from './colour.ts';

/** Below this mean chroma an object counts as grey and is dyed whole. */
const GREY = 0.035;
const TURN = 2 * Math.PI;

/** What an object mostly looks like. */
interface Character {
  hue: number;
  lightness: number;
  chroma: number;
  isGrey: boolean;
}

/**
 * Repaints an object, in place: pixels of its main colour take the paint, so that white soles, brass clasps and shading
 * remain unchanged. Grey objects are dyed whole.
 */
export function repaint(pixels: Uint8Array, paint: Paint): void {
  const labs = labsOf(pixels);
  const character = characterOf(pixels, labs);
  const target = (paint.hue * Math.PI) / 180;
  const lightness = character.lightness + (paint.lightness - character.lightness) * 0.85;
  const strength = Math.min(paint.chroma / Math.max(character.chroma, GREY), 2.2);

  for (const [index, lab] of labs.entries()) {
    if (!lab) continue;
    const [own, a, b] = lab;
    const chroma = Math.hypot(a, b);
    const turn = turnBetween(character.hue, Math.atan2(b, a));
    // White parts and highlights don't belong to the main colour.
    const share = character.isGrey ? 1 : belongs(turn, chroma) * ramp(0.96, 0.86, own - chroma);
    if (share === 0) continue;
    const hue = character.isGrey ? target : target + turn * 0.5;
    const light = Math.min(Math.max(lightness + (own - character.lightness) * 0.9, 0.06), 0.985);
    // Shadows and highlights hold less colour than the middle.
    const colour = character.isGrey ? paint.chroma * (1 - Math.abs(2 * light - 1.15) ** 2 * 0.6) : chroma * strength;
    const painted: Lab = [light, colour * Math.cos(hue), colour * Math.sin(hue)];
    pixels.set(bytesOf(blend(lab, painted, share)), index * 4);
  }
}

/** One entry per pixel; null for transparent pixels. */
function labsOf(pixels: Uint8Array): (Lab | null)[] {
  return Array.from({ length: pixels.length / 4 }, (_, index) => {
    const at = index * 4;
    return (pixels[at + 3] ?? 0) === 0 ? null : labOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
  });
}

function characterOf(pixels: Uint8Array, labs: readonly (Lab | null)[]): Character {
  const bins = new Float64Array(24);
  let [seen, chromaSum, lightSum] = [0, 0, 0];
  for (const [index, lab] of labs.entries()) {
    if (!lab) continue;
    const alpha = (pixels[index * 4 + 3] ?? 0) / 255;
    const chroma = Math.hypot(lab[1], lab[2]);
    const bin = Math.floor((turnOf(Math.atan2(lab[2], lab[1])) / TURN) * bins.length) % bins.length;
    bins[bin] = (bins[bin] ?? 0) + alpha * chroma;
    seen += alpha;
    chromaSum += alpha * chroma;
    lightSum += alpha * lab[0];
  }
  const hue = peakOf(bins);
  const isGrey = chromaSum / Math.max(seen, 1) < GREY;
  if (isGrey) return { hue, lightness: lightSum / Math.max(seen, 1), chroma: chromaSum / Math.max(seen, 1), isGrey };
  return { hue, isGrey, ...meanNear(pixels, labs, hue) };
}

/** How far a pixel belongs to the main colour, by its turn from that hue and its own chroma. */
const belongs = (turn: number, chroma: number) => ramp(1.4, 0.9, Math.abs(turn)) * ramp(0.02, 0.065, chroma);

/** Mean lightness and chroma of the pixels near a hue. */
function meanNear(pixels: Uint8Array, labs: readonly (Lab | null)[], hue: number) {
  let [weight, light, colour] = [0, 0, 0];
  for (const [index, lab] of labs.entries()) {
    if (!lab) continue;
    const chroma = Math.hypot(lab[1], lab[2]);
    const near = belongs(turnBetween(hue, Math.atan2(lab[2], lab[1])), chroma);
    const share = near * ((pixels[index * 4 + 3] ?? 0) / 255);
    weight += share;
    light += share * lab[0];
    colour += share * chroma;
  }
  return { lightness: light / Math.max(weight, 1), chroma: colour / Math.max(weight, 1) };
}

function peakOf(bins: Float64Array): number {
  const at = (bin: number) => bins[(bin + bins.length) % bins.length] ?? 0;
  const smooth = Array.from(bins, (value, bin) => at(bin - 1) + 2 * value + at(bin + 1));
  const peak = smooth.indexOf(Math.max(...smooth));
  return ((peak + 0.5) / bins.length) * TURN;
}

const turnOf = (angle: number) => ((angle % TURN) + TURN) % TURN;

/** From one angle to another, the short way round. */
function turnBetween(from: number, to: number): number {
  const turn = turnOf(to - from);
  return turn > Math.PI ? turn - TURN : turn;
}

/** 0 at `from`, 1 at `to`, smooth between; `from` may be the larger. */
function ramp(from: number, to: number, value: number): number {
  const part = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return part * part * (3 - 2 * part);
}

const blend = (from: Lab, to: Lab, share: number): Lab => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];
