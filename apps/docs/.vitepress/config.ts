import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTheme, defineConfig } from 'vitepress';
import { REPOSITORY, slugOf } from '../../../tooling/docs/page.ts';

const app = join(import.meta.dirname, '..');

/** What `tooling/docs.ts` found out about the pages. */
interface Site {
  sidebar: DefaultTheme.Sidebar;
  /** What this site documents: a version. */
  current: string;
  versions: { text: string; href: string }[];
}
const file = join(app, '.cache/site.json');
if (!existsSync(file)) throw new Error('There are no pages yet: run npm run docs.');
const { sidebar, current, versions } = JSON.parse(readFileSync(file, 'utf8')) as Site;

const changelog = { text: 'Changelog', href: `${REPOSITORY}/blob/main/packages/storefront-sdk/CHANGELOG.md` };

const icon = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="#0b7a75"/><path d="M34 80V48" stroke="#fff" stroke-width="10" stroke-linecap="round"/><circle cx="52" cy="43" r="18" fill="none" stroke="#fff" stroke-width="10"/></svg>',
);

export default defineConfig({
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: `data:image/svg+xml,${icon}` }]],
  title: 'Promenade',
  description: 'A storefront kit: typed client, React hooks, accessible components, reference store and API.',
  lang: 'en',
  srcDir: '.cache/pages',
  cacheDir: '.cache/vitepress',
  // Storybook is built into the same folder.
  ignoreDeadLinks: [/^\/storybook\//],
  // The documents are Markdown as the repository's host shows it, without further syntax.
  markdown: {
    html: false,
    linkify: false,
    attrs: false,
    emoji: false,
    toc: false,
    anchor: { slugify: slugOf },
    config: (md) => {
      // The height of a code block before it is laid out: see style.css.
      const { fence } = md.renderer.rules;
      md.renderer.rules.fence = (tokens, index, ...rest) => {
        const lines = tokens[index]?.content.trimEnd().split('\n').length;
        const code = fence?.(tokens, index, ...rest) ?? '';
        return code.replace('<div ', `<div style="--lines: ${lines}" `);
      };
      // A header cell without words is no header.
      md.core.ruler.push('empty-headers', ({ tokens }) => {
        tokens.forEach((token, index) => {
          if (token.type === 'th_open' && tokens[index + 1]?.content === '') {
            for (const part of [token, tokens[index + 2]]) if (part) part.tag = 'td';
          }
        });
      });
    },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
  },
  // Suppressing transitions when the appearance changes computes the styles of the whole page a second time on load.
  appearance: { disableTransition: false },
  router: { prefetchLinks: false },
  transformHtml: (code) =>
    code
      // The start page of the theme has no landmark for its content.
      .replace('<div class="VPContent is-home"', '<div role="main" class="VPContent is-home"')
      // Pages can be read without scripts, so scripts do not delay the styles.
      .replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"'),
  transformHead: ({ page, siteData }) =>
    page === '404.md' ? [] : [['link', { rel: 'alternate', type: 'text/markdown', href: siteData.base + page }]],
  vite: {
    resolve: {
      alias: [{ find: './VPSidebarItem.vue', replacement: join(app, '.vitepress/theme/late-sidebar-item.ts') }],
    },
  },
  themeConfig: {
    nav: [
      { text: 'Guide', link: '/tutorials/first-shop', activeMatch: '^/(?:tutorials|guides|concepts)/' },
      { text: 'Cookbook', link: '/cookbook/', activeMatch: '^/cookbook/' },
      {
        text: 'Reference',
        activeMatch: '^/reference/',
        items: [
          { text: 'Hooks', link: '/reference/hooks/' },
          { text: 'Components', link: '/reference/components/' },
          { text: 'Calls', link: '/reference/calls/' },
          { text: 'Exports', link: '/reference/exports/' },
        ],
      },
      { text: 'Storybook', link: '/storybook/', target: '_self' },
      { component: 'Versions', props: { current, links: [...versions, changelog] } },
    ],
    sidebar,
    outline: { level: [2, 3] },
    socialLinks: [{ icon: 'github', link: REPOSITORY }],
    search: {
      provider: 'local',
      options: {
        locales: {
          fr: {
            translations: {
              button: { buttonText: 'Rechercher', buttonAriaLabel: 'Rechercher' },
              modal: {
                displayDetails: 'Afficher les extraits',
                resetButtonTitle: 'Effacer la recherche',
                backButtonTitle: 'Fermer la recherche',
                noResultsText: 'Aucun résultat pour',
                footer: { selectText: 'ouvrir', navigateText: 'parcourir', closeText: 'fermer' },
              },
            },
          },
        },
      },
    },
    i18nRouting: false,
  },
  locales: {
    root: { label: 'English', lang: 'en' },
    fr: {
      label: 'Français',
      lang: 'fr',
      description:
        'Un kit pour créer des boutiques en ligne : client typé, hooks React, composants accessibles, boutique et API de référence.',
      themeConfig: {
        nav: [
          { text: 'Guide (en anglais)', link: '/tutorials/first-shop' },
          { text: 'Storybook', link: '/storybook/', target: '_self' },
        ],
        darkModeSwitchLabel: 'Apparence',
        lightModeSwitchTitle: 'Passer au thème clair',
        darkModeSwitchTitle: 'Passer au thème sombre',
        sidebarMenuLabel: 'Menu',
        returnToTopLabel: 'Haut de page',
        langMenuLabel: 'Changer de langue',
        skipToContentLabel: 'Aller au contenu',
      },
    },
  },
});
