import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { root } from '../steps.ts';
import { type Page, REPOSITORY, SITE, summaryOf, titleOf } from './page.ts';

/** Documents of the repository that are pages, with the paths of their pages. */
function documents(): Map<string, string> {
  const find = (patterns: readonly string[]) => globSync([...patterns], { cwd: root, exclude: ['**/node_modules'] });
  const inDocs = find(['docs/**/*.md']).filter((file) => file !== 'docs/README.md');
  const readmes = find(['packages/*/README.md', 'apps/*/README.md', 'examples/README.md']);
  return new Map([
    ['docs/README.md', 'overview.md'],
    ['CONTRIBUTING.md', 'contributing/index.md'],
    ...inDocs.map((file) => [file, file.replace(/^docs\//, '').replace(/README\.md$/, 'index.md')] as const),
    ...readmes.map((file) => [file, file.replace(/\/README\.md$/, '.md')] as const),
  ]);
}

/** Applies a change to the text outside of code. */
const outsideOfCode = (text: string, change: (prose: string) => string) =>
  text
    .split(/(^```[\s\S]*?^```$|`[^`\n]+`)/m)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

/** The link from one page to another. */
export function linkTo(from: string, to: string): string {
  const up = dirname(from) === '.' ? [] : dirname(from).split('/');
  const down = to.split('/');
  while (up.length > 0 && down.length > 1 && up[0] === down[0]) {
    up.shift();
    down.shift();
  }
  return `${up.length === 0 ? './' : '../'.repeat(up.length)}${down.join('/')}`;
}

/** Pages made of the documents of the repository. */
export function documentPages(): Page[] {
  const pathOf = documents();

  const rewritten = (file: string, link: string): string => {
    const from = pathOf.get(file) ?? '';
    if (link.startsWith(SITE)) {
      const [path = '', hash] = link.slice(SITE.length).split('#');
      const page = path === '' || path.endsWith('/') ? `${path}index.md` : path.replace(/\.html$/, '.md');
      return linkTo(from, page) + (hash ? `#${hash}` : '');
    }
    const inRepository = link.startsWith(`${REPOSITORY}/blob/main/`);
    if (/^(?:[a-z]+:|#)/.test(link) && !inRepository) return link;
    const [path = '', hash] = link.split('#');
    const target = inRepository
      ? path.slice(`${REPOSITORY}/blob/main/`.length)
      : normalize(join(dirname(file), path)).replace(/\/$/, '');
    const after = hash ? `#${hash}` : '';
    const page = pathOf.get(target) ?? pathOf.get(join(target, 'README.md'));
    if (page) return linkTo(from, page) + after;
    const isFolder = existsSync(join(root, target)) && statSync(join(root, target)).isDirectory();
    return `${REPOSITORY}/${isFolder ? 'tree' : 'blob'}/main/${target}${after}`;
  };

  return [...pathOf].map(([file, path]): Page => {
    const text = readFileSync(join(root, file), 'utf8')
      // Diagrams are drawn by the repository's host only; the tables below them say the same.
      .replace(/^```mermaid\n[\s\S]*?^```\n\n/gm, '')
      // Languages of code blocks are followed by the path of their file.
      .replace(/^```(\w+) (\S+)$/gm, '```$1 [$2]');
    const linked = outsideOfCode(text, (prose) =>
      prose
        .replace(/\]\(([^)\s]+)\)/g, (_, link: string) => `](${rewritten(file, link)})`)
        .replace(/^(\[[^\]]+\]: )(\S+)$/gm, (_, name: string, link: string) => name + rewritten(file, link)),
    );
    return { path, text: linked, summary: summaryOf(text) || titleOf({ text }) };
  });
}
