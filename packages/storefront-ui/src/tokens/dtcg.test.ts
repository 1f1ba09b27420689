import { describe, expect, it } from 'vitest';
import { type DesignToken, type DesignTokenGroup, designTokens } from './dtcg.ts';
import { listColorRoles } from './roles.ts';

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

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isMeasure = (units: readonly string[]) => (value: unknown) =>
  isRecord(value) && isNumber(value.value) && units.includes(String(value.unit)) && Object.keys(value).length === 2;
const isDimension = isMeasure(['px', 'rem']);
const isColor = (value: unknown) =>
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

/** What the format (2025.10) asks of the value of each type. */
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

function breaches({ path, token }: Leaf): string[] {
  const says = (what: string, holds: boolean) => (holds ? [] : [`${path}: ${what}`]);
  return [
    ...says(
      'name',
      path.split('.').every((name) => /^[^${}.]+$/.test(name)),
    ),
    ...says('value', checks[token.$type]?.(token.$value) ?? false),
    ...says('description', /^[A-Z].*\.$/.test(token.$description ?? '')),
    ...says('variable', /^--pm-[a-z0-9-]+$/.test(token.$extensions['com.promenade.css'].variable)),
  ];
}

describe('design tokens', () => {
  const leaves = leavesOf(designTokens());

  it('each have a value of their type, a sentence and the name of their variable', () => {
    expect(leaves.flatMap(breaches)).toEqual([]);
    expect(new Set(leaves.map(({ token }) => token.$type))).toEqual(new Set(Object.keys(checks)));
  });

  it('can be written as JSON and read again', () => {
    expect(JSON.parse(JSON.stringify(designTokens()))).toEqual(designTokens());
  });

  it.each(['light', 'dark', 'light-more-contrast', 'dark-more-contrast'])('have every colour role in %s', (name) => {
    const found = leaves.filter(({ path }) => path.startsWith(`${name}.color.`));
    expect(found.map(({ path }) => path.slice(`${name}.color.`.length))).toEqual(
      listColorRoles().map((role) => role.name),
    );
  });

  const at = (path: string, tokens = designTokens()) =>
    leavesOf(tokens).find((leaf) => leaf.path === path)?.token ?? expect.fail(path);

  it('keep transparency, growing sizes and layers of shadows', () => {
    expect(at('light.color.scrim').$value).toMatchObject({ hex: '#121214', alpha: 0.46 });
    expect(at('space.gutter')).toMatchObject({
      $value: { value: 2, unit: 'rem' },
      $extensions: { 'com.promenade.css': { variable: '--pm-space-gutter', value: expect.stringMatching(/^clamp/) } },
    });
    expect(at('text.title2').$value).toMatchObject({
      fontSize: { value: 2.438, unit: 'rem' },
      letterSpacing: { value: -0.0488, unit: 'rem' },
    });
    expect(at('light.shadow.modal').$value).toMatchObject([
      { spread: { value: 1 }, color: { alpha: 0.08 } },
      { offsetY: { value: 8 }, blur: { value: 24 }, spread: { value: 0 } },
      { offsetY: { value: 24 }, blur: { value: 64 } },
    ]);
  });

  it('may be a brand’s', () => {
    const tokens = designTokens({ brand: '#FFD100', radius: 1.5, font: 'Georgia, serif' });
    expect(leavesOf(tokens).flatMap(breaches)).toEqual([]);
    expect(at('light.color.accent.solid', tokens).$value).toMatchObject({ hex: '#ffd100' });
    expect(at('radius.card', tokens).$value).toEqual({ value: 18, unit: 'px' });
    expect(at('font.display', tokens).$value).toEqual(['Georgia', 'serif']);
    expect(() => designTokens({ brand: 'yellow' })).toThrow(RangeError);
  });

  it.each<[string, Partial<DesignToken>]>([
    ['value', { $value: '#ffffff' }],
    ['value', { $value: { value: 1, unit: 'em' }, $type: 'dimension' }],
    ['description', { $description: '' }],
  ])('are found out where the %s is wrong', (what, wrong) => {
    const token = { ...at('light.color.page'), ...wrong };
    expect(breaches({ path: 'x', token })).toEqual([`x: ${what}`]);
  });
});
