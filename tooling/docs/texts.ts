import { type Page, titleOf } from './page.ts';

/** Parts of `llms.txt`, by the first folder of a page's path. */
const chapters: Readonly<Record<string, string>> = {
  tutorials: 'Tutorials',
  guides: 'Guides',
  cookbook: 'Cookbook',
  skills: 'Skills',
  concepts: 'Concepts',
  packages: 'Packages',
  apps: 'Apps',
  'reference/calls': 'Calls',
  'reference/hooks': 'Hooks',
  'reference/components': 'Components',
  'reference/exports': 'Exports',
  reference: 'Reference',
  contributing: 'Contributing',
  decisions: 'Decisions',
};

const chapterOf = ({ path }: Page) => {
  const folders = path.split('/').slice(0, -1);
  const found = [folders.slice(0, 2).join('/'), folders[0] ?? ''].find((folder) => folder in chapters);
  return found === undefined ? 'Start' : (chapters[found] ?? '');
};

/** The list of all pages with their summaries, in the form of llmstxt.org. */
export function llmsText(pages: readonly Page[], version: string): string {
  const groups = Map.groupBy(pages, chapterOf);
  const parts = ['Start', ...Object.values(chapters)].flatMap((chapter) => {
    const lines = (groups.get(chapter) ?? []).map((page) => `- [${titleOf(page)}](${page.path}): ${page.summary}`);
    return lines.length > 0 ? [`## ${chapter}\n\n${lines.join('\n')}`] : [];
  });
  const head = `# Promenade ${version}

> A storefront kit: a typed client for \`/api/front\`, React hooks for cart, prices, session and sign-in, accessible components, and a reference store and API.

Every page is Markdown. [llms-full.txt](llms-full.txt) has all of them in one file.`;
  return `${[head, ...parts].join('\n\n')}\n`;
}

/** All pages in one text, each after a line with its path. */
export const fullText = (pages: readonly Page[]): string =>
  pages.map(({ path, text }) => `<!-- ${path} -->\n\n${text.trim()}\n`).join('\n');
