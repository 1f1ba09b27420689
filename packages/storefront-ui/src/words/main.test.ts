// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSource, readWords } from '../../packaging/words.ts';
import { main } from './main.ts';

const source = readSource();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line.replaceAll(`${folder}/`, ''));
  const code = main(args, source, { print, printError: print });
  return { code, text: lines.join('\n') };
}
const file = (name: string, words?: object) => {
  const path = join(folder, name);
  if (words) writeFileSync(path, JSON.stringify(words));
  return path;
};

describe('the command words', () => {
  it('writes the messages to translate, and keeps existing translations', () => {
    const path = file('sv.json', { 'primitives.close': 'Stäng' });
    expect(run('words', 'export', path)).toEqual({
      code: 0,
      text: `sv.json: ${source.length} messages, ${source.length - 1} to translate.`,
    });
    const words = JSON.parse(readFileSync(path, 'utf8'));
    expect(Object.keys(words)).toEqual(source.map(({ id }) => id));
    expect(words).toMatchObject({ 'primitives.close': 'Stäng', 'primitives.cancel': '' });
  });

  it('reports missing messages and wrong values', () => {
    const words = { ...readWords('de'), 'primitives.close': '', 'shop.sold': '{number} verkauft' };
    const { code, text } = run('words', 'check', file('de.json', words));
    expect(code).toBe(1);
    expect(text).toBe(
      [
        'de.json: primitives.close is missing. English: Close (Closes a dialog, a drawer, a message.)',
        'de.json: shop.sold lacks {count} and has {number}, which is not given. English: {count} sold',
      ].join('\n'),
    );
    expect(run('words', 'check', file('fr.json', readWords('fr'))).code).toBe(0);
  });

  it('compiles a language to a module, unless there are problems', async () => {
    const out = file('pl.mjs');
    expect(run('words', 'compile', file('pl.json', {}), out).code).toBe(1);
    expect(run('words', 'compile', file('ar.json', readWords('ar')), out)).toEqual({
      code: 0,
      text: `pl.mjs: ${source.length} messages.`,
    });
    const { words } = await import(/* @vite-ignore */ pathToFileURL(out).href);
    expect(words.primitives.close).toBe('إغلاق');
    expect(words.shop.stock.left(3)).toBe('بقيت 3 قطع فقط');
    expect(readFileSync(out, 'utf8')).toMatch(/^'use client';/);
  });

  it('adds types to a TypeScript module', () => {
    const out = file('it.ts');
    expect(run('words', 'compile', file('it.json', readWords('it')), out).code).toBe(0);
    expect(readFileSync(out, 'utf8')).toContain('export const words: UiStrings =');
  });

  it.each([
    [[], 'Usage:'],
    [['words', 'compile', 'de.json'], 'Usage:'],
    [['words', 'check', 'nowhere.json'], 'There is no nowhere.json.'],
    [['words', 'export', 'messages.json'], 'is not named after a language'],
  ])('refuses %j', (args, text) => {
    const result = run(...args);
    expect(result.code).toBe(2);
    expect(result.text).toContain(text);
  });

  it('rejects a file that contains something else', () => {
    expect(run('words', 'check', file('nl.json', { 'primitives.close': 1 }))).toEqual({
      code: 2,
      text: 'nl.json must hold one text for each id.',
    });
  });
});
