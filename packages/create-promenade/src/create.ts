import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { nodeIssue } from './node.ts';
import { type Answers, defaults, type Framework, frameworks, UsageError } from './options.ts';

const examples = join(import.meta.dirname, 'examples');
const MOCK_ADDRESS = 'http://127.0.0.1:3100';
/** Where a framework has its sources, which the shared ones join. */
const sourceFolders: Readonly<Record<Framework, string>> = {
  vite: 'src',
  next: 'app',
  'react-router': 'app',
  astro: 'src',
};

/**
 * Writes the files of a new app.
 *
 * @returns its folder.
 * @throws UsageError when the folder has files already, or the framework's tools need a later Node.
 */
export function createApp(answers: Answers): string {
  const folder = resolve(answers.folder);
  const { framework } = answers;
  const issue = nodeIssue(join(examples, framework, 'package.json'), `the tools of ${frameworks[framework]}`);
  if (issue) throw new UsageError(issue);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UsageError(`${answers.folder} is not empty. Choose another folder, or empty it first.`);
  mkdirSync(folder, { recursive: true });
  cpSync(join(examples, framework), folder, { recursive: true });
  cpSync(join(examples, 'shared'), join(folder, sourceFolders[framework]), { recursive: true });
  // npm leaves files of this name out of packages.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (file.isFile()) edit(join(file.parentPath, file.name), answers, basename(folder));
  }
  return folder;
}

function edit(path: string, { brand, language, backend }: Answers, name: string): void {
  const before = readFileSync(path, 'utf8');
  let text = before.replaceAll(defaults.brand, brand);
  if (backend !== 'mock')
    text = text.replaceAll(MOCK_ADDRESS, () => backend).replaceAll('storefront-devkit mock -- ', '');
  if (basename(path) === 'language.ts')
    text = text
      .replaceAll('{ en as words }', `{ ${language} as words }`)
      .replace('/messages/en', `/messages/${language}`)
      .replace("= 'en';", `= '${language}';`);
  if (basename(path) === 'index.html') text = text.replace('lang="en"', `lang="${language}"`);
  if (basename(path) === 'package.json')
    text = text.replace(/"name": "[^"]*"/, `"name": ${JSON.stringify(packageName(name))}`);
  if (text !== before) writeFileSync(path, text);
}

/** A name that npm accepts. */
const packageName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z\d~-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'shop';
