// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wordModules } from '../../packaging/word-modules.ts';
import { type Language, languages, readSource, readWords } from '../../packaging/words.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { withEnglish } from './with-english.ts';

const root = join(import.meta.dirname, '..');
const sources = globSync('{primitives,shop}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(stories|test)\.|\.css\.ts$/.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

/** Whether a component uses a text, by its name or by an index into its group: `words.status[status]`. */
function isSaid(path: readonly string[]): boolean {
  const chosenFrom = path.slice(2, -1).map((group) => `\\.${group}\\[`);
  return new RegExp([`\\.${path.at(-1)}\\b`, ...chosenFrom].join('|')).test(sources);
}

it('a component uses every text', () => {
  expect(isSaid(['primitives', 'nowhere'])).toBe(false);
  expect(
    readSource()
      .map(({ id }) => id)
      .filter((id) => !isSaid(id.split('.'))),
  ).toEqual([]);
});

it('the generated modules are up to date', () => {
  const stale = [...wordModules()].filter(
    ([path, text]) => readFileSync(join(import.meta.dirname, path), 'utf8') !== text,
  );
  expect(
    stale.map(([path]) => path),
    'Run: node packages/storefront-ui/packaging/word-modules.ts',
  ).toEqual([]);
});

/** Violations of the typographic rules of a language. */
const typography: Partial<Record<Language, RegExp>> = {
  fr: /[^\s\u00a0\u202f][ ]?[:;!?»]|« |[ ]%|(?<!\u00a0)»|«(?!\u00a0)|'/,
  en: /'|"/,
  de: /'|"/,
  it: /'|"/,
  nl: /'|"/,
};
/** ICU syntax and the names of values are not text. */
const textOf = (message: string) =>
  message.replaceAll(/\{\w+, (?:plural|select),|=?\w+ \{|[{}]/g, '').replaceAll(/\w+, number/g, '');

describe('typography', () => {
  it.each(Object.keys(typography) as Language[])('%s', (language) => {
    const breach = typography[language] as RegExp;
    const breaches = Object.entries(readWords(language)).filter(([, message]) => breach.test(textOf(message)));
    expect(breaches).toEqual([]);
  });

  it('finds a plain space in French', () => {
    expect(['Erreur :', 'Erreur:', '« a »', '50 %'].every((text) => typography.fr?.test(text))).toBe(true);
    expect(typography.fr?.test('Erreur\u00a0: «\u00a0a\u00a0», 50\u00a0%')).toBe(false);
  });
});

describe('partial words', () => {
  afterEach(() => vi.restoreAllMocks());

  it('replace English words, and English fills the rest', () => {
    const words = withEnglish({ shop: { stock: { soldOut: 'Gone' } } }, 'en');
    expect(words.shop.stock).toEqual({ ...en.shop.stock, soldOut: 'Gone' });
    expect({ ...words, shop: { ...words.shop, stock: en.shop.stock } }).toEqual(en);
  });

  it('may be a whole language, with English for undefined words', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(withEnglish(fr, 'fr')).toEqual(fr);
    expect(withEnglish({ shop: undefined, account: {} }, 'en-GB')).toEqual(en);
    expect(warn).not.toHaveBeenCalled();
  });

  it('cause one warning in development if another language lacks words', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { close: _close, ...primitives } = fr.primitives;
    const some = { ...fr, primitives, product: undefined };
    withEnglish(some, 'fr');
    withEnglish(some, 'fr');
    expect(warn.mock.calls).toEqual([
      ['<UiProvider locale="fr"> shows English for words that its strings lack: primitives.close, product.'],
    ]);
  });

  it('cause no warning in production', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubEnv('NODE_ENV', 'production');
    withEnglish({}, 'de');
    vi.unstubAllEnvs();
    expect(warn).not.toHaveBeenCalled();
  });
});

it('no message of two words or more is still English in another language', () => {
  const source = readSource().filter(({ text }) =>
    /[a-z]{3,} (?:.* )?[a-z]{3,}/i.test(textOf(text.replaceAll(/\{\w+\}/g, ''))),
  );
  expect(source.length).toBeGreaterThan(100);
  for (const language of Object.keys(languages) as Language[]) {
    if (language === 'en') continue;
    const words = readWords(language);
    expect(source.filter(({ id, text }) => words[id] === text).map(({ id }) => `${language} ${id}`)).toEqual([]);
  }
});
