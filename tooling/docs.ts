import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { linkTo } from './docs/document-pages.ts';
import { sidebars } from './docs/navigation.ts';
import { type Page, SITE, titleOf } from './docs/page.ts';
import { documentation, version } from './docs/pages.ts';
import { buildRelease, linksTo, releasesOf } from './docs/releases.ts';
import { fullText, llmsText } from './docs/texts.ts';
import { bin, fail, root, run } from './steps.ts';

/*
 * `npm run docs`: builds the documentation as a static site into `apps/docs/dist`, with Storybook in its folder `storybook`.
 *
 *   --base /promenade/  the path of the site on its host; `/` by default
 *   --no-storybook      leaves Storybook out
 *   --tags v0.2.0,…     the releases: each is built from its tag, without Storybook, into a folder such as `v0.2`
 *   --release           this is the site of a release in such a folder
 *   --out <folder>      another folder for the site
 *   --pages <folder>    writes only the pages, as Markdown with a list in `pages.json`; packing the devkit runs it
 */
const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    storybook: { type: 'boolean', default: true },
    tags: { type: 'string', default: '' },
    release: { type: 'boolean', default: false },
    out: { type: 'string', default: join(root, 'apps/docs/dist') },
    pages: { type: 'string' },
  },
  allowNegative: true,
});
const base = `/${options.base}/`.replace(/\/+/g, '/');

const releases = releasesOf(options.tags.split(','));

const pages = documentation();

/** Pages with links to Storybook at an address, which may depend on the page. */
const withStorybook = (storybook: (page: Page) => string) =>
  pages.map((page) => ({
    ...page,
    text: page.text.replace(
      /\(storybook:([\w-]+)\)/g,
      (_, id: string) => `(${storybook(page)}?path=/docs/${id}--docs)`,
    ),
  }));

function write(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

if (options.pages) {
  const folder = resolve(options.pages);
  rmSync(folder, { recursive: true, force: true });
  const published = withStorybook(() => `${SITE}storybook/`);
  for (const { path, text } of published) write(folder, path, text);
  const list = pages.map((page) => ({ path: page.path, title: titleOf(page), summary: page.summary }));
  write(folder, 'pages.json', JSON.stringify(list));
} else {
  await buildSite(resolve(options.out));
}

async function buildSite(out: string): Promise<void> {
  const app = join(root, 'apps/docs');
  const staged = join(app, '.cache/pages');
  rmSync(staged, { recursive: true, force: true });
  cpSync(join(app, 'home'), staged, { recursive: true });
  for (const { path, text } of withStorybook(() => '/storybook/')) write(staged, path, text);
  const current = options.release ? version() : `${version()} (next)`;
  const versions = linksTo(releases, { base, isRelease: options.release });
  write(staged, '../site.json', JSON.stringify({ sidebar: sidebars(pages), current, versions }));
  const vitepress = join(app, 'node_modules/.bin/vitepress');
  const args = ['build', app, '--base', base, '--outDir', out];
  const built = await run({ title: 'Building the documentation', command: vitepress, args, cwd: app });
  if (!built.ok) process.exit(1);

  const texts = withStorybook(({ path }) => linkTo(path, 'storybook/'));
  for (const { path, text } of texts) write(out, path, text);
  for (const file of readdirSync(join(app, 'home'), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.md')) cpSync(join(app, 'home', file), join(out, file));
  write(out, 'llms.txt', llmsText(texts, version()));
  write(out, 'llms-full.txt', fullText(texts));
  console.log(`${pages.length} pages in ${out}`);

  if (!options.release) for (const release of releases) await buildRelease(release, { base, out, tags: options.tags });

  if (!options.storybook) return;
  const storybook = ['build', '--quiet', '-o', join(out, 'storybook')];
  const { ok } = await run({ title: 'Building Storybook', command: bin('storybook'), args: storybook });
  if (!ok) fail('Storybook could not be built.');
}
