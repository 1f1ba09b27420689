import { themeJson } from '@promenade/storefront-ui/tokens';
import { describe, expect, test } from 'vitest';
import type { Refused } from '../errors/refused.ts';
import { readTheme } from './shop-theme.ts';

const lines = (...texts: string[]) => texts.join('\n');

/** Issues by line and name. */
function issuesOf(file: string): Record<string, string> {
  try {
    readTheme(file);
    return {};
  } catch (error) {
    const { fields = {} } = (error as Refused).options;
    return Object.fromEntries(Object.entries(fields).map(([name, { id }]) => [name, id]));
  }
}

describe('the file of a theme', () => {
  test('accepts the theme lab’s export', () => {
    const exported = themeJson({
      name: 'Autumn',
      brand: '#e4572e',
      buttons: 'ink',
      radius: 0,
      font: 'Inter, sans-serif',
    });
    const { theme, pairs, moved } = readTheme(`${JSON.stringify(exported, null, 2)}\n`);
    const { id: _, ...own } = exported;
    expect(theme).toEqual(own);
    expect(pairs.filter(({ ratio, least }) => ratio < least)).toEqual([]);
    expect(pairs.length).toBeGreaterThan(200);
    // White text on it could not be read.
    expect(moved).toContainEqual(
      expect.objectContaining({ name: 'brand', mode: 'light', asked: '#e4572e', used: '#d04518' }),
    );
  });

  test('may start with a byte order mark', () => {
    expect(readTheme('\ufeff{"name": "Plain", "tokens": {}}').theme).toEqual({ name: 'Plain', tokens: {} });
  });

  test.each([
    ['', { 'line 1, theme': 'themeSyntax' }],
    [lines('{', '  "name": "A"', '  "tokens": {}', '}'), { 'line 3, theme': 'themeSyntax' }],
    [lines('{', '  // Autumn', '  "name": "A", "tokens": {}', '}'), { 'line 2, theme': 'themeSyntax' }],
    [lines('{ "name": "A",', '  "tokens": {},', '}'), { 'line 3, theme': 'themeSyntax' }],
    ['["--pm-brand"]', { 'line 1, theme': 'themeShape' }],
    ['null', { 'line 1, theme': 'themeShape' }],
    [lines('{', '"name": "A",', '"css": "body{}",', '"tokens": {}', '}'), { 'line 3, css': 'themeShape' }],
    [lines('{', '"name": "A",', '"tokens": ["#fff"]', '}'), { 'line 3, tokens': 'themeShape' }],
    ['{ "name": "A" }', { 'line 1, tokens': 'themeShape' }],
    [lines('{', '"tokens": {}', '}'), { 'line 1, name': 'themeName' }],
    [lines('{', `"name": "${'a'.repeat(81)}",`, '"tokens": {}', '}'), { 'line 2, name': 'themeName' }],
    [
      lines('{', '"name": " ",', '"mode": "sepia",', '"tokens": {}', '}'),
      { 'line 2, name': 'themeName', 'line 3, mode': 'themeMode' },
    ],
    [
      lines(
        '{ "name": "A", "tokens": {',
        '"--pm-brand": "red",',
        '"--pm-brnad": "#ff0000",',
        '"--pm-brand": "#fff"',
        '} }',
      ),
      { 'line 3, --pm-brnad': 'themeTokenUnknown', 'line 4, --pm-brand': 'themeTokenTwice' },
    ],
    [
      lines(
        '{ "name": "A", "tokens": {',
        '"--pm-brand": "red",',
        '"--pm-radius-factor": 2,',
        '"--pm-density": { "a": "b" }',
        '} }',
      ),
      {
        'line 2, --pm-brand': 'themeTokenValue',
        'line 3, --pm-radius-factor': 'themeTokenValue',
        'line 4, --pm-density': 'themeTokenValue',
      },
    ],
    [
      lines(
        '{ "name": "A", "tokens": {',
        '"--pm-font-text": "x;} body {display:none",',
        '"--pm-brand": "url(//evil.example)"',
        '} }',
      ),
      { 'line 2, --pm-font-text': 'themeTokenValue', 'line 3, --pm-brand': 'themeTokenValue' },
    ],
    [
      '{ "name": "A", "tokens": { "__proto__": "x", "constructor": "y" } }',
      { 'line 1, __proto__': 'themeTokenUnknown', 'line 1, constructor': 'themeTokenUnknown' },
    ],
  ])('%j is refused by line', (file, issues) => {
    expect(issuesOf(file)).toEqual(issues);
  });
});
