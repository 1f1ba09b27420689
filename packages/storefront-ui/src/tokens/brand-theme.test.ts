import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BrandTheme, buildBrandTheme } from './brand-theme.ts';
import { contrastRatio, fromHex, oklchToRgb, rgbToOklch, toHex } from './color-math.ts';
import { resolveColorRoles } from './roles.ts';
import { themeCss } from './theme-css.ts';

const ratio = (one: string, other: string) => contrastRatio(fromHex(one), fromHex(other));
const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc.tuple(channel, channel, channel);
const rounds = process.env.PM_DEEP ? 20_000 : 300;
const timeout = process.env.PM_DEEP ? 600_000 : 30_000;

/** Pairs of a theme that words or marks depend on and that are too close. */
function closePairs({ light, dark }: BrandTheme): string[] {
  return [light, dark].flatMap(({ color }, index) => {
    const grounds = { page: color.page, surface: color.surface, raised: color.raised, tint: color.neutral.tint };
    const { accent, ink, text, border, focus } = color;
    const pairs: [string, string, string, number][] = [
      ['words on the solid', accent.on, accent.solid, 4.5],
      ['words on the solid under a pointer', accent.on, accent.solidHover, 4.5],
      ['words on the button', ink.on, ink.solid, 4.5],
      ['words on the button under a pointer', ink.on, ink.solidHover, 4.5],
      ['words on the tint', accent.text, accent.tint, 4.5],
      ...Object.entries(grounds).flatMap(([ground, value]): [string, string, string, number][] => [
        [`text on ${ground}`, text.strong, value, 4.5],
        [`soft text on ${ground}`, text.soft, value, 4.5],
        [`links on ${ground}`, text.link, value, 4.5],
        [`accent words on ${ground}`, accent.text, value, 4.5],
      ]),
      ...Object.entries({ page: color.page, surface: color.surface, raised: color.raised }).flatMap(
        ([ground, value]): [string, string, string, number][] => [
          [`edges on ${ground}`, border.control, value, 3],
          [`focus on ${ground}`, focus, value, 3],
          [`solid on ${ground}`, accent.solid, value, 1.2],
        ],
      ),
    ];
    return pairs
      .filter(([, one, other, least]) => ratio(one, other) < least)
      .map(([name, one, other]) => `${index ? 'dark' : 'light'}: ${name} ${one} ${other}`);
  });
}

describe('a brand theme', () => {
  it('can be read whatever the colour, in light and dark', { timeout }, () => {
    fc.assert(
      fc.property(anyColor, (rgb) => {
        expect(closePairs(buildBrandTheme(toHex(rgb)))).toEqual([]);
      }),
      {
        numRuns: rounds,
        examples: [[[0, 0, 0]], [[255, 255, 255]], [[255, 209, 0]], [[119, 119, 119]], [[255, 0, 0]]],
      },
    );
  });

  it('is found out where a colour is taken as it is', () => {
    const careless = (brand: string): BrandTheme => {
      const theme = buildBrandTheme(brand);
      const color = resolveColorRoles('light');
      const solid = { ...color.accent, solid: brand, on: '#ffffff' };
      return { ...theme, light: { ...theme.light, color: { ...color, accent: solid } } };
    };
    expect(closePairs(careless('#ffd100'))).not.toEqual([]);
  });

  it.each(['#FFD100', '#e4572e', '#0b5fff', '#111827'])('keeps %s itself where it can', (brand) => {
    const { light, isExact } = buildBrandTheme(brand);
    if (isExact.light) expect(light.color.accent.solid).toBe(brand.toLowerCase());
    expect(ratio(light.color.accent.solid, brand)).toBeLessThan(1.6);
  });

  it('keeps yellow, with dark words on it', () => {
    const { light, isExact } = buildBrandTheme('#FFD100');
    expect(isExact).toEqual({ light: true, dark: true });
    expect(light.color.ink).toMatchObject({ solid: '#ffd100', on: '#121214' });
  });

  it('leaves main buttons in ink where that is asked for', () => {
    expect(buildBrandTheme('#FFD100', { buttons: 'ink' }).light.color.ink.on).toBe('#ffffff');
  });

  it.each(['yellow', '#ffd1', '#ggg', 'ffd100', '', '#fff;}'])('refuses %j', (brand) => {
    expect(() => buildBrandTheme(brand)).toThrow(/#rrggbb/);
  });

  it('takes three digits', () => {
    expect(buildBrandTheme('#fd0')).toEqual(buildBrandTheme('#ffdd00'));
  });
});

it('colours go to OKLCH and back', () => {
  fc.assert(
    fc.property(anyColor, (rgb) => {
      const { lightness, chroma, hue } = rgbToOklch(rgb);
      const back = oklchToRgb(lightness, chroma, hue);
      for (const index of [0, 1, 2] as const) expect(Math.abs(back[index] - rgb[index])).toBeLessThanOrEqual(1);
    }),
    { numRuns: rounds },
  );
});

describe('themeCss', () => {
  it('sets every colour and shadow for light, dark and the preference, then radius and fonts', () => {
    const css = themeCss({ brand: '#FFD100', radius: 0, font: { display: 'Georgia, serif' } });
    const [light = '', dark = '', preferred = '', steady] = css.split('\n');
    expect(light).toMatch(/^:root,\[data-theme="light"\]\{color-scheme:light;--pm-color-page:#/);
    expect(light).toContain('--pm-color-accent-solid:#ffd100;');
    expect(light).toContain('--pm-color-neutral-tint-hover:#');
    expect(light).toContain('--pm-shadow-modal:');
    expect(dark).toMatch(/^\[data-theme="dark"\]\{color-scheme:dark;/);
    expect(preferred).toContain(':root:not([data-theme])');
    expect(steady).toBe(':root{--pm-radius-factor:0;--pm-font-display:Georgia, serif;}');
  });

  it('may be for a part of the page', () => {
    const css = themeCss({ brand: '#FFD100', scope: '.sale, #hero', font: 'Georgia' });
    expect(css).toContain('[data-theme="dark"] :is(.sale, #hero)');
    expect(css).toContain(':is(.sale, #hero){--pm-font-text:Georgia;--pm-font-display:Georgia;}');
    expect(css).not.toMatch(/^:root,/);
  });

  it.each([
    { font: 'x;} body{display:none' },
    { font: '</style><script>' },
    { scope: 'a{color:red} b' },
    { scope: 'a/*' },
    { radius: -1 },
    { radius: Number.NaN },
  ])('refuses %j', (part) => {
    expect(() => themeCss({ brand: '#FFD100', ...part })).toThrow(RangeError);
  });
});
