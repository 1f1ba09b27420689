import { describe, expect, it } from 'vitest';

const files = Object.fromEntries(
  Object.entries(import.meta.glob<string>('./messages/*.json', { query: '?raw', import: 'default', eager: true })).map(
    ([path, text]) => [path, JSON.parse(text) as Record<string, string>],
  ),
);

/** Texts of one language by folder; `''` is the folder of every page. */
const wordsIn = (locale: string) =>
  Object.entries(files).flatMap(([path, words]) => {
    const [, language, folder = ''] = /\/(\w+)(?:\.(\w+))?\.json$/.exec(path) ?? [];
    return language === locale ? [[folder, words] as const] : [];
  });

const en: Record<string, string> = Object.assign({}, ...wordsIn('en').map(([, words]) => words));
const fr: Record<string, string> = Object.assign({}, ...wordsIn('fr').map(([, words]) => words));

const argumentsOf = (message = '') => [...new Set(message.match(/(?<=\{)\w+(?=[,}])/g))].sort();

const sources = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], { query: '?raw', import: 'default', eager: true }),
).join('\n');

/** Whether the sources use the id, written out or built by a pattern such as `orders.tab.${tab}`. */
function isSaid(id: string): boolean {
  const patterns = [...sources.matchAll(/\btext(?:Of)?\(\s*`([^`]*)`/g)].map(([, template = '']) =>
    template
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replaceAll('.', '\\.'))
      .join('[\\w-]+'),
  );
  return sources.includes(`'${id}'`) || new RegExp(`^(?:${patterns.join('|')})$`).test(id);
}

describe('the texts of the shop', () => {
  it('exist in both languages', () => {
    const idsIn = (locale: string) => wordsIn(locale).map(([folder, words]) => [folder, Object.keys(words)]);
    expect(idsIn('en').length).toBeGreaterThan(1);
    expect(idsIn('fr')).toEqual(idsIn('en'));
  });

  it('are each in one folder only', () => {
    const ids = wordsIn('en').flatMap(([, words]) => Object.keys(words));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are all used', () => {
    expect(isSaid('orders.tab.unpaid')).toBe(true);
    expect(isSaid('orders.tab')).toBe(false);
    expect(Object.keys(en).filter((id) => !isSaid(id))).toEqual([]);
  });

  it('have the same arguments in both languages', () => {
    for (const [id, message] of Object.entries(en)) {
      expect([id, argumentsOf(fr[id])]).toEqual([id, argumentsOf(message)]);
    }
  });

  it('keep French punctuation on the line of its word', () => {
    for (const [id, message] of Object.entries(fr)) expect([id, / [:;?!»]|« /.test(message)]).toEqual([id, false]);
  });
});
