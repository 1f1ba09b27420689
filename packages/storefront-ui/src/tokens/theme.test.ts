import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, fromHex, oklchToRgb, rgbToOklch, toHex } from './color-math.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { resolveColorRoles } from './roles.ts';
import { buildTheme, type OwnColorRole, type Theme, type ThemeColors } from './theme.ts';
import { themeCss } from './theme-css.ts';

const ratio = (one: string, other: string) => contrastRatio(fromHex(one), fromHex(other));
const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc.tuple(channel, channel, channel);
const rounds = process.env.PM_DEEP ? 20_000 : 300;
const timeout = process.env.PM_DEEP ? 600_000 : 30_000;

/** Pairs of a theme whose contrast is too low. */
function closePairs({ light, dark, more }: Theme): string[] {
  const appearances = {
    light: [light, 'normal'],
    dark: [dark, 'normal'],
    'light, more': [more.light, 'more'],
    'dark, more': [more.dark, 'more'],
  } as const;
  return Object.entries(appearances).flatMap(([name, [appearance, contrast]]) => {
    const { page, surface, raised, accent } = appearance.color;
    const solids = [page, surface, raised].map((ground) => ({
      ...{ mark: 'accent.solid', ground, colors: [accent.solid, ground] },
      ...{ ratio: ratio(accent.solid, ground), least: 1.2 },
    }));
    return [...contrastPairs(appearance, contrast), ...solids]
      .filter((pair) => pair.ratio < pair.least)
      .map((pair) => `${name}: ${pair.mark} on ${pair.ground} ${pair.colors} ${pair.ratio.toFixed(2)}`);
  });
}

describe('a brand theme', () => {
  it('is readable for any colour, in light and dark', { timeout }, () => {
    fc.assert(
      fc.property(anyColor, (rgb) => {
        expect(closePairs(buildTheme({ brand: toHex(rgb) }))).toEqual([]);
      }),
      {
        numRuns: rounds,
        examples: [[[0, 0, 0]], [[255, 255, 255]], [[255, 209, 0]], [[119, 119, 119]], [[255, 0, 0]]],
      },
    );
  });

  it('is readable for any colours of brand, sale and greys', { timeout }, () => {
    fc.assert(
      fc.property(anyColor, anyColor, fc.option(anyColor), (brand, sale, neutral) => {
        const seeds = { brand: toHex(brand), sale: toHex(sale), neutral: neutral ? toHex(neutral) : 'pure' };
        expect(closePairs(buildTheme(seeds))).toEqual([]);
      }),
      {
        numRuns: rounds / 3,
        examples: [
          [
            [248, 0, 249],
            [0, 0, 0],
            [5, 7, 0],
          ],
        ],
      },
    );
  });

  it('the check reports a brand colour that was not adjusted', () => {
    const unadjusted = (brand: string): Theme => {
      const theme = buildTheme({ brand });
      const color = resolveColorRoles('light');
      const solid = { ...color.accent, solid: brand, on: '#ffffff' };
      return { ...theme, light: { ...theme.light, color: { ...color, accent: solid } } };
    };
    expect(closePairs(unadjusted('#ffd100'))).not.toEqual([]);
  });

  it.each(['#FFD100', '#e4572e', '#0b5fff', '#111827'])('keeps %s itself where it can', (brand) => {
    const { light, moved } = buildTheme({ brand });
    const isMoved = moved.some(({ mode, contrast }) => mode === 'light' && contrast === 'normal');
    expect(light.color.accent.solid === brand.toLowerCase()).toBe(!isMoved);
    expect(ratio(light.color.accent.solid, brand)).toBeLessThan(1.6);
  });

  it('keeps yellow, with dark words on it', () => {
    const { light, moved } = buildTheme({ brand: '#FFD100' });
    expect(moved).toEqual([]);
    expect(light.color.ink).toMatchObject({ solid: '#ffd100', on: '#121214' });
  });

  it('keeps black in light mode and inverts it in dark mode', () => {
    const { light, dark, moved } = buildTheme({ brand: '#000000' });
    expect(moved.filter(({ contrast }) => contrast === 'normal')).toEqual([
      { name: 'brand', mode: 'dark', contrast: 'normal', asked: '#000000', used: dark.color.accent.solid },
    ]);
    expect(light.color.ink).toMatchObject({ solid: '#000000', on: '#ffffff' });
    expect(ratio(light.color.ink.solidHover, light.color.ink.solid)).toBeGreaterThan(1.05);
    expect(ratio(dark.color.ink.solid, dark.color.page)).toBeGreaterThan(10);
    expect(ratio(buildTheme({ brand: '#ffffff' }).light.color.ink.solid, '#ffffff')).toBeGreaterThan(10);
  });

  it.each([
    ['light', '#fff200', /^#(?:f|e)[\da-f]{5}$/, '#121214'],
    ['dark', '#000080', /^#[0-4]/, '#ffffff'],
  ] as const)('moves a brand no further than needed where it is lost in %s', (mode, brand, near, on) => {
    const { color } = buildTheme({ brand })[mode];
    expect(color.accent.solid).toMatch(near);
    expect(color.accent.on).toBe(on);
    expect(ratio(color.accent.solid, color.page)).toBeGreaterThanOrEqual(1.29);
  });

  it('leaves the main buttons in ink if `buttons` says so', () => {
    expect(buildTheme({ brand: '#FFD100', buttons: 'ink' }).light.color.ink.on).toBe('#ffffff');
  });

  it.each(['yellow', '#ffd1', '#ggg', 'ffd100', '', '#fff;}'])('refuses %j', (brand) => {
    expect(() => buildTheme({ brand })).toThrow(/#rrggbb/);
  });

  it('accepts colours with three digits', () => {
    expect(buildTheme({ brand: '#fd0' })).toEqual(buildTheme({ brand: '#ffdd00' }));
  });
});

it('colours converted to OKLCH and back stay the same', () => {
  fc.assert(
    fc.property(anyColor, (rgb) => {
      const { lightness, chroma, hue } = rgbToOklch(rgb);
      const back = oklchToRgb(lightness, chroma, hue);
      for (const index of [0, 1, 2] as const) expect(Math.abs(back[index] - rgb[index])).toBeLessThanOrEqual(1);
    }),
    { numRuns: rounds },
  );
});

describe('the colours of a theme', () => {
  it('can include sale and greys', () => {
    const { light, moved } = buildTheme({ brand: '#0b5fff', sale: '#0b7a75', neutral: 'pure' });
    expect(light.color.sale.solid).toBe('#0b7a75');
    const [red, green, blue] = fromHex(light.color.page);
    expect([green, blue]).toEqual([red, red]);
    expect(
      moved.filter(({ name, mode, contrast }) => name === 'sale' && mode === 'light' && contrast === 'normal'),
    ).toEqual([]);
  });

  it('give greys the hue of a colour, with little chroma', () => {
    const { hue, chroma } = rgbToOklch(fromHex(buildTheme({ neutral: '#ff6a00' }).light.color.text.strong));
    expect(chroma).toBeLessThan(0.03);
    expect(Math.abs(hue - rgbToOklch(fromHex('#ff6a00')).hue)).toBeLessThan(15);
  });

  it('can include single roles, which are not adjusted if everything is readable', () => {
    const { light, dark, moved } = buildTheme({
      roles: { page: { light: '#fff', dark: '#111' }, 'text.link': '#0645ad' },
    });
    expect([light.color.page, dark.color.page, light.color.text.link]).toEqual(['#ffffff', '#111111', '#0645ad']);
    expect(moved.filter(({ mode, contrast }) => mode === 'light' && contrast === 'normal')).toEqual([]);
    expect(moved).toContainEqual({
      ...{ name: 'text.link', mode: 'dark', contrast: 'normal', asked: '#0645ad' },
      used: dark.color.text.link,
    });
  });

  it('keep every minimum contrast for any colours of roles, or throw', { timeout }, () => {
    const names = [
      'page',
      'surface',
      'text.soft',
      'text.link',
      'border.control',
      'sale.solid',
      'accent.tint',
      'focus',
    ] as const;
    fc.assert(
      fc.property(
        fc.constantFrom<OwnColorRole[]>(...names),
        fc.constantFrom<OwnColorRole[]>(...names),
        anyColor,
        anyColor,
        (one, other, color, second) => {
          const roles = { [one]: toHex(color), [other]: toHex(second) };
          let theme: Theme;
          try {
            theme = buildTheme({ roles });
          } catch (error) {
            expect(error).toBeInstanceOf(RangeError);
            return;
          }
          const close = (['light', 'dark'] as const).flatMap((mode) => [
            ...contrastPairs(theme[mode]),
            ...contrastPairs(theme.more[mode], 'more'),
          ]);
          expect(close.filter((pair) => pair.ratio < pair.least)).toEqual([]);
        },
      ),
      { numRuns: rounds / 10 },
    );
  });

  it.each<[ThemeColors]>([
    [{ sale: 'red' }],
    [{ neutral: 'gray' }],
    [{ roles: { page: 'white' } }],
    [{ roles: { page: { dark: '' } } }],
    [{ roles: { scrim: '#000000' } as ThemeColors['roles'] }],
    [{ roles: { constructor: '#000000' } as ThemeColors['roles'] }],
  ])('are not made of %j', (colors) => {
    expect(() => buildTheme(colors)).toThrow(RangeError);
  });
});

describe('themeCss', () => {
  /** The rules of a theme, which lie in the layer of themes. */
  const rulesOf = (options: Parameters<typeof themeCss>[0]) => {
    const [, rules] =
      /^@layer pm\.reset, pm\.tokens, pm\.theme, pm\.base, pm\.components, pm\.utilities;@layer pm\.theme\{(.*)\}$/s.exec(
        themeCss(options),
      ) ?? expect.fail('The theme is outside of its layer.');
    return String(rules);
  };

  it('sets the colours of the brand for light, dark and more contrast, then radius and fonts', () => {
    const css = rulesOf({ brand: '#FFD100', radius: 0, font: { display: 'Georgia, serif' } });
    const [colors = '', steady] = css.split('\n');
    const { light, dark, more } = buildTheme({ brand: '#FFD100' });
    expect(colors).toMatch(/^:root,\[data-theme\],\[data-contrast\]\{--pm-color-page:var\(--pm-light,#/);
    expect(colors).toContain('--pm-color-accent-solid:#ffd100;');
    const pair = (role: (theme: typeof light) => string, one: typeof light, other: typeof light) =>
      `var(--pm-light,${role(one)})var(--pm-dark,${role(other)})`;
    expect(colors).toContain(
      `--pm-color-neutral-tint-hover:${pair((theme) => theme.color.neutral.tintHover, light, dark)};`,
    );
    const edge = (theme: typeof light) => theme.color.border.control;
    expect(colors).toContain(
      `--pm-color-border-control:var(--pm-usual,${pair(edge, light, dark)})var(--pm-more,${pair(edge, more.light, more.dark)});`,
    );
    expect(colors).toMatch(/--pm-shadow-modal:0 0 0 1px var\(--pm-usual,.+?\), 0 8px 24px var\(--pm-light,rgb\(/);
    expect(css).not.toMatch(/--pm-color-(?:sale|critical|info|rating)/);
    expect(steady).toBe(':root{--pm-radius-factor:0;--pm-font-display:Georgia, serif;}');
  });

  it('can set the default appearance for visitors who have not chosen one, on screens', () => {
    expect(rulesOf({ mode: 'dark' })).toBe(
      '@media screen{:root:not([data-theme]){color-scheme:dark;--pm-light: ;--pm-dark:initial;}}',
    );
    expect(themeCss({})).toBe('');
  });

  it('sets only the variables that differ from the default theme', () => {
    expect(rulesOf({ sale: '#0b7a75' })).toContain('--pm-color-sale-solid:var(--pm-usual,#0b7a75)');
    expect(rulesOf({ sale: '#0b7a75' })).not.toMatch(/--pm-color-(?:page|accent|neutral)/);
    expect(rulesOf({ neutral: 'pure' })).toMatch(/--pm-color-page:/);
    expect(rulesOf({ roles: { 'sale.text': '#a0003a', page: '#ffffff' } })).toMatch(
      /^:root,\[data-theme\],\[data-contrast\]\{--pm-color-page:[^;]+;--pm-color-sale-text:[^;]+;\}$/,
    );
  });

  it('sets the heights of a density unless an element sets another', () => {
    expect(rulesOf({ density: 'compact' })).toBe(
      ':root:not([data-density]){--pm-size-control:2.25rem;--pm-size-control-small:1.875rem;--pm-size-row:2.75rem;--pm-size-target:1.5rem;}',
    );
  });

  it('can apply to a part of the page', () => {
    const css = rulesOf({ brand: '#FFD100', scope: '.sale, #hero', font: 'Georgia' });
    expect(css).toContain(
      ':root :is(.sale, #hero),:root :is(.sale, #hero) :is([data-theme],[data-contrast]):not([data-theme-scope]){--pm-color-page:',
    );
    expect(css).toContain(
      ':root :is(.sale, #hero){--pm-font-text:Georgia;--pm-font-display:Georgia;font-family:var(--pm-font-text);}',
    );
    expect(css).not.toMatch(/(?:^|\}|,):root[,{]/);
  });

  it.each([
    { font: 'x;} body{display:none' },
    { font: '</style><script>' },
    { font: 'Georgia, (' },
    { font: "'Georgia" },
    { font: { display: 'Georgia]' } },
    { scope: 'a{color:red} b' },
    { scope: ':is(a' },
    { scope: '[title="a]' },
    { scope: 'a/*' },
    { radius: -1 },
    { radius: Number.NaN },
  ])('refuses %j', (part) => {
    expect(() => themeCss({ brand: '#FFD100', ...part })).toThrow(RangeError);
  });
});
