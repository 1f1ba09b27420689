import { describe, expect, it } from 'vitest';
import { colorModes, type DesignToken, type DesignTokenFiles, type DesignTokenGroup, designTokens } from './dtcg.ts';
import { listColorRoles } from './roles.ts';
import { buildTheme } from './theme.ts';

interface Leaf {
  path: string;
  token: DesignToken;
}

function leavesOf(group: DesignTokenGroup, path = ''): Leaf[] {
  return Object.entries(group).flatMap(([name, value]): Leaf[] => {
    if (typeof value !== 'object') return [];
    const place = path ? `${path}.${name}` : name;
    return '$value' in value
      ? [{ path: place, token: value as DesignToken }]
      : leavesOf(value as DesignTokenGroup, place);
  });
}

/** All tokens, by file and path. */
const leavesIn = ({ 'resolver.json': _, ...files }: DesignTokenFiles): Leaf[] =>
  Object.entries(files).flatMap(([name, group]) => leavesOf(group, name.replace('.json', '')));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isMeasure = (units: readonly string[]) => (value: unknown) =>
  isRecord(value) && isNumber(value.value) && units.includes(String(value.unit)) && Object.keys(value).length === 2;
const isDimension = isMeasure(['px', 'rem']);
const ALIAS = /^\{(ramp\.[a-z]+\.(?:\d+|on))\}$/;
const isColor = (value: unknown) => ALIAS.test(String(value)) || isColorValue(value);
const isColorValue = (value: unknown) =>
  isRecord(value) &&
  value.colorSpace === 'srgb' &&
  Array.isArray(value.components) &&
  value.components.length === 3 &&
  value.components.every((part) => isNumber(part) && part >= 0 && part <= 1) &&
  isNumber(value.alpha) &&
  value.alpha > 0 &&
  value.alpha <= 1 &&
  /^#[0-9a-f]{6}$/.test(String(value.hex));
const isFamily = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string' && /^[\w -]+$/.test(name));

/** Rules of the format (2025.10) for the value of each type. */
const checks: Record<DesignToken['$type'], (value: unknown) => boolean> = {
  color: isColor,
  dimension: isDimension,
  duration: isMeasure(['ms', 's']),
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(isNumber) &&
    value.every((part, index) => index % 2 === 1 || (part >= 0 && part <= 1)),
  fontFamily: isFamily,
  fontWeight: (value) => isNumber(value) && value >= 1 && value <= 1000,
  number: isNumber,
  shadow: (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (part) =>
        isRecord(part) &&
        isColor(part.color) &&
        ['offsetX', 'offsetY', 'blur', 'spread'].every((name) => isDimension(part[name])),
    ),
  typography: (value) =>
    isRecord(value) &&
    isFamily(value.fontFamily) &&
    isDimension(value.fontSize) &&
    isNumber(value.fontWeight) &&
    isDimension(value.letterSpacing) &&
    isNumber(value.lineHeight),
};

const VARIABLE = /^--pm-[a-z0-9-]+$/;

function breaches({ path, token }: Leaf): string[] {
  const says = (what: string, holds: boolean) => (holds ? [] : [`${path}: ${what}`]);
  return [
    ...says(
      'name',
      path.split('.').every((name) => /^[^${}.]+$/.test(name)),
    ),
    ...says('value', checks[token.$type]?.(token.$value) ?? false),
    ...says('description', /^[A-Z].*\.$/.test(token.$description ?? '')),
    // Ramps have no CSS variables, because components read roles.
    ...says(
      'variable',
      /\.ramp\./.test(path) || VARIABLE.test(token.$extensions?.['com.promenade.css'].variable ?? ''),
    ),
  ];
}

const at = (path: string, tokens = designTokens()) =>
  leavesIn(tokens).find((leaf) => leaf.path === path)?.token ?? expect.fail(path);

/** The value of a colour; an alias refers to the same file. */
function resolved(path: string, tokens = designTokens()): string {
  const [mode = ''] = path.split('.');
  const { $value } = at(path, tokens);
  const [, alias] = ALIAS.exec(String($value)) ?? [];
  return alias ? resolved(`${mode}.${alias}`, tokens) : String(($value as { hex: string }).hex);
}

describe('design tokens', () => {
  const leaves = leavesIn(designTokens());

  it('each have a value of their type and a description, and roles and scales have the name of their variable', () => {
    expect(leaves.flatMap(breaches)).toEqual([]);
    expect(new Set(leaves.map(({ token }) => token.$type))).toEqual(new Set(Object.keys(checks)));
  });

  it('can be written as JSON and read again', () => {
    expect(JSON.parse(JSON.stringify(designTokens()))).toEqual(designTokens());
  });

  it('have the same names in every mode', () => {
    const namesOf = (mode: string) =>
      leaves.filter(({ path }) => path.startsWith(`${mode}.`)).map(({ path }) => path.slice(mode.length + 1));
    for (const mode of colorModes) expect(namesOf(mode)).toEqual(namesOf('light'));
    expect(namesOf('compact')).toEqual(namesOf('comfortable'));
    const colors = namesOf('light').filter((name) => name.startsWith('color.'));
    expect(colors).toEqual(
      listColorRoles().map((role) => `color.${role.name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`),
    );
  });

  it('are aliases of ramps if a role is a step of one', () => {
    expect(at('light.color.text.strong').$value).toBe('{ramp.neutral.12}');
    expect(at('dark.color.surface').$value).toBe('{ramp.neutral.2}');
    expect(at('light.color.surface').$value).toMatchObject({ hex: '#ffffff' });
    expect(at('dark-more-contrast.color.border.control').$value).toBe('{ramp.neutral.11}');
    expect(at('dark.shadow.raised').$value).toMatchObject([{ color: '{ramp.neutral.6}' }, {}, {}]);
    const roles = leaves.filter(({ path }) => /^[a-z-]+\.color\./.test(path));
    expect(roles.filter(({ token }) => typeof token.$value === 'string').length / roles.length).toBeGreaterThan(0.9);
  });

  it.each([{}, { brand: '#FFD100', sale: '#0b7a75', neutral: 'pure', roles: { page: '#fff8ee' } }])(
    'are the colours of the theme: %j',
    (seeds) => {
      const tokens = designTokens(seeds);
      const { light, dark, more } = buildTheme(seeds);
      const themes = { light, dark, 'light-more-contrast': more.light, 'dark-more-contrast': more.dark };
      for (const [mode, { color }] of Object.entries(themes)) {
        expect(resolved(`${mode}.color.page`, tokens)).toBe(color.page);
        expect(resolved(`${mode}.color.ink.solid`, tokens)).toBe(color.ink.solid);
        expect(resolved(`${mode}.color.sale.solid`, tokens)).toBe(color.sale.solid);
        expect(resolved(`${mode}.color.border.control`, tokens)).toBe(color.border.control);
      }
    },
  );

  it('keep transparency, fluid sizes and shadows of several layers', () => {
    expect(at('light.color.scrim').$value).toMatchObject({ hex: '#121214', alpha: 0.46 });
    expect(at('base.space.gutter')).toMatchObject({
      $value: { value: 2, unit: 'rem' },
      $extensions: { 'com.promenade.css': { variable: '--pm-space-gutter', value: expect.stringMatching(/^clamp/) } },
    });
    expect(at('base.text.title2').$value).toMatchObject({
      fontSize: { value: 2.438, unit: 'rem' },
      letterSpacing: { value: -0.0488, unit: 'rem' },
    });
    expect(at('light.shadow.modal').$value).toMatchObject([
      { spread: { value: 1 }, color: { alpha: 0.08 } },
      { offsetY: { value: 8 }, blur: { value: 24 }, spread: { value: 0 } },
      { offsetY: { value: 24 }, blur: { value: 64 } },
    ]);
  });

  it('can be those of a brand', () => {
    const tokens = designTokens({ brand: '#FFD100', radius: 1.5, font: 'Georgia, serif' });
    expect(leavesIn(tokens).flatMap(breaches)).toEqual([]);
    expect(at('light.color.accent.solid', tokens).$value).toBe('{ramp.accent.9}');
    expect(at('light.color.ink.solid', tokens).$value).toBe('{ramp.accent.9}');
    expect(at('light.ramp.accent.9', tokens).$value).toMatchObject({ hex: '#ffd100' });
    expect(at('base.radius.card', tokens).$value).toEqual({ value: 18, unit: 'px' });
    expect(at('base.font.display', tokens).$value).toEqual(['Georgia', 'serif']);
    expect(() => designTokens({ brand: 'yellow' })).toThrow(RangeError);
  });

  it('are combined by a resolver that lists each file', () => {
    const { 'resolver.json': resolver, ...files } = designTokens();
    const references = JSON.stringify(resolver).match(/[a-z-]+\.json/g);
    expect(new Set(references)).toEqual(new Set(Object.keys(files)));
  });

  it.each<[string, Partial<DesignToken>]>([
    ['value', { $value: '#ffffff' }],
    ['value', { $value: { value: 1, unit: 'em' }, $type: 'dimension' }],
    ['description', { $description: '' }],
    ['variable', { $extensions: { 'com.promenade.css': { variable: 'page' } } }],
  ])('are found out where the %s is wrong', (what, wrong) => {
    const token = { ...at('light.color.page'), ...wrong };
    expect(breaches({ path: 'x', token })).toEqual([`x: ${what}`]);
  });
});
