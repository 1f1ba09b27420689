import { describe, expect, it } from 'vitest';
import { themeCss } from './theme-css.ts';
import { parseThemeJson, themeJson } from './theme-json.ts';

const parse = (tokens: unknown) => parseThemeJson({ id: 1, name: 'Autumn', tokens });

describe('a theme written for a backend', () => {
  it('is the same after it was read again', () => {
    const options = {
      brand: '#e4572e',
      mode: 'dark',
      buttons: 'ink',
      sale: '#0b7a75',
      neutral: 'pure',
      roles: { page: { light: '#ffffff', dark: '#111111' }, 'text.link': '#0645ad', focus: { dark: '#ffd100' } },
      density: 'compact',
      radius: 0.75,
      font: { text: 'Inter, sans-serif', display: '"Source Serif 4", serif' },
    } as const;
    const json = JSON.parse(JSON.stringify(themeJson({ name: 'Autumn', id: 4, ...options })));
    expect(parseThemeJson(json)).toEqual({ name: 'Autumn', options, ignored: [] });
    expect(json).toEqual({
      id: 4,
      name: 'Autumn',
      mode: 'dark',
      tokens: {
        '--pm-brand': '#e4572e',
        '--pm-buttons': 'ink',
        '--pm-sale': '#0b7a75',
        '--pm-neutral': 'pure',
        '--pm-role-page': '#ffffff #111111',
        '--pm-role-text-link': '#0645ad',
        '--pm-role-focus': 'none #ffd100',
        '--pm-density': 'compact',
        '--pm-radius-factor': '0.75',
        '--pm-font-text': 'Inter, sans-serif',
        '--pm-font-display': '"Source Serif 4", serif',
      },
    });
  });

  it('contains only the options that were passed', () => {
    expect(themeJson({ name: 'House' })).toEqual({ id: 0, name: 'House', tokens: {} });
    expect(parseThemeJson(themeJson({ name: 'House' })).options).toEqual({});
  });

  it.each([
    { brand: 'yellow' },
    { radius: -1 },
    { font: 'x;} body{display:none' },
    { font: 'url(//evil.example)' },
    { font: 'ＭＳ 明朝' },
  ])('is not made of %j', (options) => {
    expect(() => themeJson({ name: 'x', ...options })).toThrow(RangeError);
  });
});

describe('a theme read from a backend', () => {
  it.each([
    ['#FD0', '#fd0'],
    ['rgb(228, 87, 46)', '#e4572e'],
    ['rgb(228 87 46)', '#e4572e'],
    ['oklch(0.8 0.11 75)', '#e7b369'],
    ['oklch(80% 0.11 75deg)', '#e7b369'],
  ])('may have the colour %s', (value, brand) => {
    const { options, ignored } = parse({ '--pm-brand': value });
    expect([options.brand, ignored]).toEqual([brand, []]);
    expect(themeCss(options)).toContain('--pm-color-accent-solid:');
  });

  it('reads the solid colour of older themes as brand, unless there is a brand', () => {
    expect(parse({ '--pm-color-accent-solid': '#e4572e' }).options.brand).toBe('#e4572e');
    expect(parse({ '--pm-brand': '#fd0', '--pm-color-accent-solid': '#e4572e' }).options.brand).toBe('#fd0');
  });

  it.each([
    ['--pm-brand', 'red'],
    ['--pm-brand', 'rgb(300 0 0)'],
    ['--pm-brand', 'oklch(9 9 9)'],
    ['--pm-brand', 'oklch(1..2 0.1 75)'],
    ['--pm-brand', '#fff;} body{display:none'],
    ['--pm-brand', 'url(https://evil.example/?a)'],
    ['--pm-brand', ''],
    ['--pm-brand', 7],
    ['--pm-brand', null],
    ['--pm-buttons', 'toString'],
    ['--pm-radius-factor', 'NaN'],
    ['--pm-radius-factor', '1e9'],
    ['--pm-radius-factor', '-1'],
    ['--pm-font-text', '</style><script>'],
    ['--pm-font-text', 'a/* '],
    ['--pm-font-display', 'x} *{color:red'],
    ['--pm-font-text', '('],
    ['--pm-font-text', "'Georgia"],
    ['--pm-font-text', 'Georgia"'],
    ['--pm-font-text', 'x)'],
    ['--pm-font-text', '"a(" ('],
    ['--pm-font-text', '"a\nb"'],
    ['--pm-color-page', '#000000'],
    ['--pm-role-page', 'red'],
    ['--pm-role-page', '#fff #fff #fff'],
    ['--pm-role-scrim', '#000000'],
    ['--pm-neutral', 'grey'],
    ['--pm-sale', 'url(//evil.example)'],
    ['--pm-density', 'toString'],
    ['--pm-space-4', '99rem'],
    ['constructor', 'x'],
    ['__proto__x', 'x'],
  ])('is not set by %s: %j', (name, value) => {
    const { options, ignored } = parse({ [name]: value });
    expect([options, ignored.map((token) => token.name)]).toEqual([{}, [name]]);
  });

  it('reports why a token is ignored, and reads the others', () => {
    const { options, ignored } = parse({
      '--pm-brand': '#e4572e',
      '--pm-colour': '#e4572e',
      '--pm-radius-factor': 'round',
      '--pm-role-page': 'white',
      '--pm-role-text-link': '#0645ad',
    });
    expect(ignored).toEqual([
      { name: '--pm-colour', reason: 'unknown' },
      { name: '--pm-radius-factor', reason: 'value' },
      { name: '--pm-role-page', reason: 'value' },
    ]);
    expect(options).toEqual({ brand: '#e4572e', roles: { 'text.link': '#0645ad' } });
  });

  it.each([null, undefined, 7, 'x', [], {}, { tokens: null }, { tokens: ['a'], mode: 'blue', name: 4 }])(
    'may be %j',
    (json) => {
      expect(parseThemeJson(json)).toEqual({ name: '', options: {}, ignored: [] });
    },
  );
});
