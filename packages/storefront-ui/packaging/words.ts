import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'tsdown';
import ts from 'typescript';
import type { SourceWord, Words, WordValue } from '../src/words/source.ts';

/** Folder of the messages (JSON) and of the modules generated from them. */
export const messagesFolder = join(import.meta.dirname, '../src/messages');

/** Languages that the package includes. */
export const languages = {
  en: 'English',
  ar: 'Arabic',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
} as const;
export type Language = keyof typeof languages;

export const readWords = (language: Language): Words =>
  JSON.parse(readFileSync(join(messagesFolder, `${language}.json`), 'utf8'));

interface Leaf {
  id: string;
  values: readonly WordValue[];
  note: string;
}

function leavesOf(checker: ts.TypeChecker, type: ts.Type, path: readonly string[]): Leaf[] {
  return checker.getPropertiesOfType(type).flatMap((property): Leaf[] => {
    const declared = checker.getTypeOfSymbol(property);
    const [call] = declared.getCallSignatures();
    const ids = [...path, property.name];
    const note = ts.displayPartsToString(property.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ');
    if (!call && !(declared.flags & ts.TypeFlags.StringLike)) return leavesOf(checker, declared, ids);
    const values = (call?.parameters ?? []).map((parameter): WordValue => {
      const isNumber = checker.getTypeOfSymbol(parameter).flags & ts.TypeFlags.NumberLike;
      return { name: parameter.name, kind: isNumber ? 'number' : 'text' };
    });
    return [{ id: ids.join('.'), values, note }];
  });
}

let source: readonly SourceWord[] | undefined;

/** Every message that components need, derived from the types of the words and the English texts. */
export function readSource(): readonly SourceWord[] {
  source ??= sourceByTypes();
  return source;
}

function sourceByTypes(): SourceWord[] {
  const file = join(messagesFolder, 'types.ts');
  const program = ts.createProgram([file], {
    strict: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    lib: ['lib.es5.d.ts'],
  });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.SourceFile);
  const words = module && checker.getExportsOfModule(module).find(({ name }) => name === 'UiStrings');
  if (!words) throw new Error(`${file} does not export UiStrings.`);
  const texts = readWords('en');
  return leavesOf(checker, checker.getDeclaredTypeOfSymbol(words), []).map(({ id, values, note }) => ({
    ...{ id, text: texts[id] ?? '', values },
    ...(note && { note }),
  }));
}

/** Writes `messages/source.json`, from which the command `words` reads the messages that components need. */
export const wordsSource = (): Rolldown.Plugin => ({
  name: 'words-source',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'messages/source.json', source: JSON.stringify(readSource()) });
  },
});
