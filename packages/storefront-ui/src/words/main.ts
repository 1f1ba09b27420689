import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { checkWords, wordsToTranslate } from './check.ts';
import { languageModule } from './module.ts';
import type { SourceWord, Words } from './source.ts';

const USAGE = `Usage:
  storefront-ui words export <language>.json         writes the messages to translate; keeps what is translated
  storefront-ui words check <language>.json…         says what is missing or wrong
  storefront-ui words compile <language>.json <out>  writes a module for UiProvider, TypeScript or JavaScript

The name of a file is its language: pl.json, zh-TW.json.`;

interface Output {
  print: (line: string) => void;
  printError: (line: string) => void;
}

/** A mistake in the arguments or files that the user has to fix. */
class UsageError extends Error {}

function languageOf(path: string): string {
  const [language = ''] = basename(path).split('.');
  try {
    if (Intl.PluralRules.supportedLocalesOf(language).length > 0) return language;
  } catch {
    // Not a language tag: reported in the same way as an unknown language.
  }
  throw new UsageError(`${path} is not named after a language, such as pl.json.`);
}

function readWords(path: string): Words {
  if (!existsSync(path)) throw new UsageError(`There is no ${path}.`);
  let words: unknown;
  try {
    words = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`${path} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (typeof words !== 'object' || words === null || !Object.values(words).every((text) => typeof text === 'string')) {
    throw new UsageError(`${path} must hold one text for each id.`);
  }
  return words as Words;
}

/** Prints the problems of a file. Returns their number. */
function report(path: string, source: readonly SourceWord[], words: Words, { print }: Output): number {
  const problems = checkWords(source, words, languageOf(path));
  for (const { id, text } of problems) print(`${path}: ${id} ${text}`);
  return problems.length;
}

function exportWords(path: string, source: readonly SourceWord[], { print }: Output): number {
  languageOf(path);
  const words = wordsToTranslate(source, existsSync(path) ? readWords(path) : {});
  writeFileSync(path, `${JSON.stringify(words, null, 2)}\n`);
  const open = Object.values(words).filter((text) => text === '').length;
  print(`${path}: ${source.length} messages, ${open} to translate.`);
  return 0;
}

function checkFiles(paths: readonly string[], source: readonly SourceWord[], output: Output): number {
  const counts = paths.map((path) => report(path, source, readWords(path), output));
  const problems = counts.reduce((sum, count) => sum + count, 0);
  if (problems === 0) output.print(`${paths.join(', ')}: complete.`);
  return problems > 0 ? 1 : 0;
}

function compileWords(path: string, out: string, source: readonly SourceWord[], output: Output): number {
  const words = readWords(path);
  if (report(path, source, words, output) > 0) return 1;
  writeFileSync(out, languageModule(source, words, languageOf(path), /\.[cm]?tsx?$/.test(out)));
  output.print(`${out}: ${source.length} messages.`);
  return 0;
}

/** Runs the command. Returns its exit code: 0 success, 1 problems in the words, 2 wrong usage. */
export function main(args: readonly string[], source: readonly SourceWord[], output: Output): number {
  const [subject, action, path, ...rest] = args;
  try {
    if (subject === 'words' && path) {
      if (action === 'export' && rest.length === 0) return exportWords(path, source, output);
      if (action === 'check') return checkFiles([path, ...rest], source, output);
      if (action === 'compile' && rest[0] && rest.length === 1) return compileWords(path, rest[0], source, output);
    }
    output.printError(USAGE);
    return 2;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.printError(error.message);
    return 2;
  }
}
