import { importOf, minimalExamples } from '../../.storybook/manifest.ts';
import type { Exported } from '../api/exported.ts';
import { block, paragraphs, table } from '../reference/markdown.ts';
import { linkTo } from './document-pages.ts';
import { fieldTable } from './field-table.ts';
import type { Related } from './goes-with.ts';
import type { Guidance } from './guidance.ts';
import type { EntryNames, NameLinks } from './names.ts';
import type { Page } from './page.ts';

/** The path of a component's page. */
export const pathOfComponent = (name: string): string => `reference/components/${name}.md`;

const INDEX = 'reference/components/index.md';
const section = (title: string, text: string) => text && paragraphs(`## ${title}`, text);
const list = (points: readonly string[]) => points.map((point) => `- ${point}`).join('\n');
const entryTable = (head: string, entries: readonly (readonly [string, string])[]) =>
  entries.length > 0 ? table([head, 'meaning'], entries) : '';

/** One page for each component with its smaller parts, and the list of components. */
export function componentPages(
  entries: readonly EntryNames[],
  guidance: ReadonlyMap<string, Guidance>,
  { related, links }: { related: Related; links: NameLinks },
): Page[] {
  // Other packages have types with the names of components, such as `Progress`.
  const own = entries.filter(({ entry }) => entry.startsWith('@promenade/storefront-ui'));
  const exported = new Map(own.flatMap(({ names }) => names.map((one) => [one.name, one])));
  const examples = minimalExamples();
  const pages = [...guidance].map(([name, words]): Page => {
    const path = pathOfComponent(name);
    const { comment, props = [] } = exported.get(name) ?? {};
    const goesWith = related
      .hooksOfComponent(name)
      .slice(0, 6)
      .map((hook) => `- hook ${links.linkOf(path, hook)}`);
    const parts = words.also.flatMap((part) => partOf(part, exported.get(part), examples.get(part)));
    const text = paragraphs(
      `# ${name}`,
      comment?.text ?? words.purpose,
      block('tsx', [importOf([name]), exampleOf(name, examples.get(name))].filter(Boolean).join('\n\n')),
      `[Stories in Storybook](storybook:${words.id})`,
      section('Use it for', list(words.use)),
      section('Not for', list(words.notFor.map(([what, instead]) => `${what}: ${linked(path, instead, links)}`))),
      section('Props', fieldTable('prop', props)),
      ...parts,
      section('Parts', entryTable('part', words.anatomy)),
      section('Keyboard', entryTable('keys', words.keyboard)),
      section('Accessibility', list(words.accessibility)),
      section('Goes with', goesWith.join('\n')),
    );
    return { path, text: `${text}\n`, summary: words.purpose };
  });
  const groups = ['primitives', 'shop'].map((group) => {
    const rows = [...guidance].filter(([, words]) => words.group === group);
    const lines = rows.map(([name, { purpose }]) => `- [${name}](${linkTo(INDEX, pathOfComponent(name))}): ${purpose}`);
    return section(
      group.replace(/^./, (first) => first.toUpperCase()),
      lines.toSorted().join('\n'),
    );
  });
  const intro = `${pages.length} components. Every component also takes \`className\`, \`id\`, \`ref\`, \`data-*\` and \`aria-*\`.`;
  return [
    ...pages,
    { path: INDEX, text: `${paragraphs('# Components', intro, ...groups)}\n`, summary: 'Every component, by group.' },
  ];
}

/** Text that is the only child is written between the tags. */
const exampleOf = (name: string, example = '') =>
  example.replace(/(<\w+[^>]*?) children="([^"]*)"([^>]*?) \/>;$/, `$1$3>$2</${name}>;`);

function partOf(name: string, part: Exported | undefined, example: string | undefined): string {
  return section(
    name,
    paragraphs(
      part?.comment?.text ?? '',
      example ? block('tsx', exampleOf(name, example)) : '',
      fieldTable('prop', part?.props ?? []),
    ),
  );
}

const linked = (path: string, words: string, links: NameLinks) =>
  words.replace(/`(\w+)`/g, (_, name: string) => links.linkOf(path, name));
