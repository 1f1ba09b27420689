import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DocComment } from '../api/doc-comment.ts';
import type { Exported } from '../api/exported.ts';
import { block, paragraphs } from '../reference/markdown.ts';
import { root } from '../steps.ts';
import { pathOfCall } from './call-pages.ts';
import { linkTo } from './document-pages.ts';
import { fieldTable } from './field-table.ts';
import type { Related } from './goes-with.ts';
import { type EntryNames, type NameLinks, pathOfEntry } from './names.ts';
import { firstSentence, type Page } from './page.ts';

/** The path of a hook's page. */
export const pathOfHook = (name: string): string => `reference/hooks/${name}.md`;

/** Whether an exported name has a page as a hook. */
export const isHook = ({ name, isFunction }: Exported): boolean => isFunction && /^use[A-Z]/.test(name);

/** The subject of each hook: its folder in the sources, or the components' package. */
export function subjectsOfHooks(): ReadonlyMap<string, string> {
  return new Map(
    globSync('packages/storefront-{hooks,ui}/src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] }).flatMap(
      (path) =>
        [...readFileSync(join(root, path), 'utf8').matchAll(/^export (?:function|const) (use[A-Z]\w+)/gm)].map(
          ([, name = '']): [string, string] => [name, path.includes('-ui/') ? 'components' : basename(dirname(path))],
        ),
    ),
  );
}

const section = (title: string, ...parts: readonly string[]) => {
  const text = paragraphs(...parts);
  return text && paragraphs(`## ${title}`, text);
};

const wordsOf = ({ text = '', throws = '' }: Partial<DocComment> = {}) =>
  paragraphs(text, throws && `Rejects or throws: ${throws}`);

const isCode = (example: string) => !example.startsWith('```');
const exampleBlocks = (comment: DocComment | undefined) =>
  (comment?.examples ?? []).map((example) => (isCode(example) ? block('tsx', example) : example));

/** One page for each hook, and the list of hooks. */
export function hookPages(
  entries: readonly EntryNames[],
  { related, links }: { related: Related; links: NameLinks },
): Page[] {
  const all = entries.flatMap(({ entry, names }) => names.filter(isHook).map((hook) => ({ entry, hook })));
  const hooks = all.filter(({ hook }, index) => all.findIndex((other) => other.hook.name === hook.name) === index);
  const subjects = subjectsOfHooks();
  const pages = hooks.map(({ entry, hook }): Page => {
    const { name, comment, parameters, returns, shape, declarations } = hook;
    const path = pathOfHook(name);
    const goesWith = [
      ...related
        .componentsOfHook(name)
        .slice(0, 6)
        .map((one) => `- component ${links.linkOf(path, one)}`),
      ...related.callsOfHook(name).map((id) => `- call [${id}](${linkTo(path, pathOfCall(id))})`),
      ...links
        .linksIn(path, [...declarations, ...shape.map(({ type }) => type)].join('\n'))
        .map((link) => `- type ${link}`),
    ];
    const described = parameters.map((field) => {
      const words = comment?.params.get(field.name);
      return words ? { ...field, comment: { ...emptyComment, text: words } } : field;
    });
    const text = paragraphs(
      `# ${name}`,
      wordsOf(comment),
      block('ts', `import { ${name} } from '${entry}';\n\n${declarations.join('\n').replace(/^declare /gm, '')}`),
      section('Parameters', fieldTable('name', described)),
      section(
        'Returns',
        comment?.returns ?? '',
        // A type without a name is the table itself.
        /^(?:void$|\{)/.test(returns) ? '' : `\`${returns}\``,
        fieldTable('field', shape),
      ),
      section('Example', ...exampleBlocks(comment)),
      section('Goes with', goesWith.join('\n')),
    );
    return { path, text: `${text}\n`, summary: firstSentence(comment?.text ?? '') };
  });
  const groups = Map.groupBy(pages, ({ path }) => subjects.get(basename(path, '.md')) ?? 'other');
  const lists = [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([subject, own]) => {
      const rows = own.map(
        ({ path, summary }) => `- [${basename(path, '.md')}](${linkTo('reference/hooks/index.md', path)}): ${summary}`,
      );
      return paragraphs(`## ${subject}`, rows.join('\n'));
    });
  const intro = `${pages.length} hooks. Reads return \`{ data, error, isLoading, refresh }\`, writes \`{ run, isPending, isSuccess, data, error }\`.`;
  const index = { path: 'reference/hooks/index.md', text: `${paragraphs('# Hooks', intro, ...lists)}\n` };
  return [...pages, { ...index, summary: 'Every hook, by subject.' }];
}

const emptyComment: DocComment = { text: '', params: new Map(), returns: '', throws: '', examples: [], byDefault: '' };

/** A page for each entry, with the names that have no page. */
export function entryPages(
  entries: readonly EntryNames[],
  { links, hasPage }: { links: NameLinks; hasPage: (one: Exported, entry: string) => boolean },
): Page[] {
  /** Names with their declarations, which later entries only link to. */
  const described = new Map<string, string>();
  const pages = entries.map(({ entry, names }): Page => {
    const path = pathOfEntry(entry);
    const isElsewhere = (one: Exported) =>
      hasPage(one, entry) || (described.has(one.name) && described.get(one.name) === one.declarations.join('\n'));
    const [own = [], others = []] = [names.filter((one) => !isElsewhere(one)), names.filter(isElsewhere)];
    for (const { name, declarations } of own) if (!described.has(name)) described.set(name, declarations.join('\n'));
    const parts = own.map(({ name, comment, declarations, isFunction, fields, shape, members }) => {
      const inside = members.map((member) => `- \`${member.name}\`: ${firstSentence(member.comment?.text ?? '')}`);
      return paragraphs(
        `## ${name}`,
        wordsOf(comment),
        declarations.length > 0 ? block('ts', declarations.join('\n').replace(/^declare /gm, '')) : '',
        fields.some(({ comment: words }) => words?.text) ? fieldTable('field', fields) : '',
        fields.length > 0 || isFunction ? '' : fieldTable('field', shape),
        inside.join('\n'),
        ...exampleBlocks(comment),
      );
    });
    const seen = others.map(({ name }) => links.linkOf(path, name));
    const text = paragraphs(
      `# ${entry.replace('@promenade/', '')}`,
      `What \`${entry}\` exports.`,
      seen.length > 0 ? `Described on other pages: ${seen.join(', ')}.` : '',
      ...parts,
    );
    return { path, text: `${text}\n`, summary: `The ${names.length} names that ${entry} exports.` };
  });
  const rows = pages.map(
    ({ path, summary }) => `- [${basename(path, '.md')}](${linkTo('reference/exports/index.md', path)}): ${summary}`,
  );
  const index = paragraphs('# Exports', 'Types, functions and values of each entry of the packages.', rows.join('\n'));
  return [...pages, { path: 'reference/exports/index.md', text: `${index}\n`, summary: 'Every exported name.' }];
}
