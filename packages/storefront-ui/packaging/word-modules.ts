import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkWords } from '../src/words/check.ts';
import { helperFor } from '../src/words/compile.ts';
import { folderCode } from '../src/words/module.ts';
import { type Language, languages, messagesFolder, readSource, readWords } from './words.ts';

const folders = {
  account: ['AccountStrings', 'signing in, buying and the account'],
  primitives: ['PrimitiveStrings', '`src/primitives`'],
  product: ['ProductStrings', 'a product’s page'],
  shop: ['ShopStrings', '`src/shop`'],
} as const;
const names = Object.keys(folders) as (keyof typeof folders)[];

/** The modules of all languages by their path in `src/messages`. They are committed, so that every tool can import them. */
export function wordModules(): Map<string, string> {
  const source = readSource();
  const modules = new Map<string, string>();
  for (const language of Object.keys(languages) as Language[]) {
    const words = readWords(language);
    const problems = checkWords(source, words, language);
    if (problems.length > 0) {
      throw new Error(problems.map(({ id, text }) => `${language}.json: ${id} ${text}`).join('\n'));
    }
    const header = `// Generated from ${language}.json by packaging/word-modules.ts.\n`;
    for (const name of names) {
      const [type, subject] = folders[name];
      const code = folderCode(source, words, language, name);
      modules.set(
        `${name}/${language}.ts`,
        `${header}import type { ${type} } from './types.ts';\n\n${helperFor(language, code, true)}/** Words of ${subject} in ${languages[language]}. */\nexport const ${name}: ${type} = ${code};\n`,
      );
    }
    modules.set(
      `${language}.ts`,
      `'use client';

${header}// This module contains functions. As a client module, a server component can pass it by reference.
${names.map((name) => `import { ${name} } from './${name}/${language}.ts';`).join('\n')}
import type { UiStrings } from './types.ts';

/** The words of each folder of components, for shops that use only some of the folders: pass them to \`UiBaseProvider\`. */
export { ${names.join(', ')} };

/** The components' words in ${languages[language]}. */
export const ${language}: UiStrings = { primitives, shop, account, product };
`,
    );
  }
  return modules;
}

if (import.meta.main) {
  for (const [path, text] of wordModules()) writeFileSync(join(messagesFolder, path), text);
}
