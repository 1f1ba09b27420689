import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, fromHex, lightnessContrast } from './color-math.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { growDefaultRamps } from './default-ramps.ts';
import { type ColorMode, growRamp, type Ramp, type RampStep } from './ramp.ts';
import { resolveColorRoles } from './roles.ts';
import { resolveShadows } from './shadows.ts';

const modes: readonly ColorMode[] = ['light', 'dark'];
const ratio = (one: string, other: string) => contrastRatio(fromHex(one), fromHex(other));
const difference = (text: string, ground: string) => Math.abs(lightnessContrast(fromHex(text), fromHex(ground)));

function expectMorePromises(ramp: Ramp) {
  for (const step of [1, 2, 3] as const) {
    expect(ratio(ramp[8], ramp[step])).toBeGreaterThanOrEqual(4.5);
    expect(ratio(ramp[11], ramp[step])).toBeGreaterThanOrEqual(7);
    expect(ratio(ramp[12], ramp[step])).toBeGreaterThanOrEqual(9.9);
  }
  expect(ratio(ramp.on, ramp[9])).toBeGreaterThanOrEqual(7);
  expect(ratio(ramp.on, ramp[10])).toBeGreaterThanOrEqual(7);
}

function expectPromises(ramp: Ramp) {
  // Rounding to 8 bits per channel costs at most a few hundredths.
  const grounds: readonly RampStep[] = [1, 2, 3];
  for (const step of grounds) {
    expect(ratio(ramp[11], ramp[step])).toBeGreaterThanOrEqual(4.5);
    expect(ratio(ramp[12], ramp[step])).toBeGreaterThanOrEqual(9.9);
  }
  expect(ratio(ramp[8], ramp[1])).toBeGreaterThanOrEqual(3);
  expect(ratio(ramp[8], ramp[2])).toBeGreaterThanOrEqual(3);
  expect(ratio(ramp.on, ramp[9])).toBeGreaterThanOrEqual(4.5);
  expect(ratio(ramp.on, ramp[10])).toBeGreaterThanOrEqual(4.5);
  expect(difference(ramp[11], ramp[2])).toBeGreaterThanOrEqual(64);
  expect(difference(ramp[12], ramp[2])).toBeGreaterThanOrEqual(89);
}

describe('growRamp', () => {
  it('keeps every minimum contrast for any hue and chroma', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 360, noNaN: true }),
        fc.double({ min: 0, max: 0.32, noNaN: true }),
        fc.constantFrom(...modes),
        (hue, chroma, mode) => expectPromises(growRamp({ hue, chroma }, mode)),
      ),
      { numRuns: 120 },
    );
  });

  it('keeps 7:1 for text and 4.5:1 for edges with more contrast', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 360, noNaN: true }),
        fc.double({ min: 0, max: 0.32, noNaN: true }),
        fc.constantFrom(...modes),
        (hue, chroma, mode) => expectMorePromises(growRamp({ hue, chroma }, mode, 'more')),
      ),
      { numRuns: 120 },
    );
  });

  it.each(modes)('keeps the minimum contrast for the default ramps in %s', (mode) => {
    for (const ramp of Object.values(growDefaultRamps(mode, 'more'))) expectMorePromises(ramp);
    for (const ramp of Object.values(growDefaultRamps(mode))) expectPromises(ramp);
  });
});

describe.each(modes)('colour roles in %s', (mode) => {
  const color = resolveColorRoles(mode);
  const grounds = [color.page, color.surface, color.raised, color.overlay, color.neutral.tint];
  const tones = [color.neutral, color.accent, color.sale, color.positive, color.caution, color.critical, color.info];

  it('text is readable on every background', () => {
    const words = [color.text.strong, color.text.soft, color.text.link, ...tones.map((tone) => tone.text)];
    for (const ground of grounds) for (const word of words) expect(ratio(word, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('text of a tone is readable on its tint, and its label on its solid background', () => {
    for (const tone of tones) {
      expect(ratio(tone.text, tone.tint)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(color.text.strong, tone.tintHover)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(tone.on, tone.solid)).toBeGreaterThanOrEqual(4.5);
      expect(ratio(tone.on, tone.solidHover)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('the primary button is ink on paper', () => {
    expect(ratio(color.ink.on, color.ink.solid)).toBeGreaterThanOrEqual(7);
    expect(ratio(color.ink.on, color.ink.solidHover)).toBeGreaterThanOrEqual(7);
  });

  it('edges, stars and the focus ring are visible on the page and every surface', () => {
    for (const ground of [color.page, color.surface, color.raised, color.overlay]) {
      for (const mark of [color.border.control, color.focus, color.rating]) {
        expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe.each(modes)('the default theme in %s with more contrast', (mode) => {
  const ramps = growDefaultRamps(mode, 'more');
  const appearance = { color: resolveColorRoles(mode, ramps, 'more'), shadow: resolveShadows(mode, ramps, 'more') };

  it('has 7:1 for text and 4.5:1 for edges everywhere', () => {
    const pairs = contrastPairs(appearance, 'more');
    expect(pairs.length).toBeGreaterThan(80);
    expect(pairs.filter((pair) => pair.ratio < pair.least)).toEqual([]);
  });

  it('the check reports the colours of normal contrast', () => {
    const usual = { ...appearance, color: resolveColorRoles(mode) };
    expect(contrastPairs(usual, 'more').some((pair) => pair.ratio < pair.least)).toBe(true);
  });

  it('draws an edge around floating elements', () => {
    expect(appearance.shadow.floating).toContain(`0 0 0 1px ${ramps.neutral[8]}`);
  });
});
