import { formatted } from '../formatted.ts';
import { emitDeclarations } from './declarations.ts';
import { type Exported, exportsOf } from './exported.ts';

/** Where the reports lie, from the root of the repository. */
export const REPORTS = 'docs/reference/api';

export interface ApiReport {
  text: string;
  /** Every name of every entry, those of namespaces too. */
  names: readonly Exported[];
}

interface Chapter {
  entry: string;
  names: readonly Exported[];
}

const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');

function textOf({ name, declarations, members }: Exported): string {
  if (members.length === 0) return declarations.join('\n');
  return `namespace ${name} {\n${members.map((member) => indented(textOf(member))).join('\n')}\n}`;
}

/** Every name of each entry with its declaration; one that stood in an entry before is named only. */
function textOfReport(folder: string, chapters: readonly Chapter[]): string {
  const told = new Map<string, string>();
  const parts = chapters.map(({ entry, names }) => {
    const all = names.map((one) => ({ name: one.name, text: textOf(one) }));
    const isTold = ({ name, text }: { name: string; text: string }) => told.get(name) === text;
    const again = all.filter(isTold).map(({ name }) => `\`${name}\``);
    const fresh = all.filter((one) => !isTold(one));
    for (const { name, text } of fresh) told.set(name, text);
    return [
      `## ${entry}`,
      ...(fresh.length > 0 ? [['```ts', ...fresh.map(({ text }) => text), '```'].join('\n')] : []),
      ...(again.length > 0 ? [`As above: ${again.join(', ')}.`] : []),
    ].join('\n\n');
  });
  const intro = `Every name that \`@promenade/${folder}\` exports, as the compiler declares it. Written by \`npm run reference\`.`;
  return `${[`# Names of ${folder}`, intro, ...parts].join('\n\n')}\n`;
}

/** The reports of the three packages, by file name. */
export function apiReports(): Map<string, ApiReport> {
  const packages = emitDeclarations(['storefront-sdk', 'storefront-hooks', 'storefront-ui', 'storefront-devkit']);
  return new Map(
    [...packages].map(([folder, entries]) => {
      const chapters = entries.map(({ name, declarations }) => ({ entry: name, names: exportsOf(declarations) }));
      const file = `${folder}.md`;
      const text = formatted(`${REPORTS}/${file}`, textOfReport(folder, chapters));
      const all = chapters.flatMap(({ names }) => names);
      return [file, { text, names: [...all, ...all.flatMap(({ members }) => members)] }];
    }),
  );
}
