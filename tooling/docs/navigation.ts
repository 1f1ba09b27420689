import { sections } from '../../packages/storefront-sdk/src/openapi/sections.ts';
import { pathOfCall } from './call-pages.ts';
import { pathOfComponent } from './component-pages.ts';
import { pathOfHook, subjectsOfHooks } from './export-pages.ts';
import { componentGuidance } from './guidance.ts';
import { type Page, titleOf } from './page.ts';

/** A link or a group of the sidebar, as VitePress takes it. */
export interface SidebarItem {
  text: string;
  link?: string;
  collapsed?: boolean;
  items?: SidebarItem[];
}

const addressOf = (path: string) => `/${path.replace(/(?:index)?\.md$/, '')}`;
const upper = (word: string) => word.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ');

/** The sidebars, by the beginning of the address. */
export function sidebars(pages: readonly Page[]): Record<string, SidebarItem[]> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const overview = byPath.get('overview.md')?.text ?? '';
  // Guides stand in the order of the overview.
  const rank = ({ path }: Page) => (overview.includes(path) ? overview.indexOf(path) : Number.POSITIVE_INFINITY);
  const below = (folder: string) =>
    pages
      .filter(({ path }) => path.startsWith(folder) && !path.endsWith('/index.md'))
      .toSorted((one, other) => rank(one) - rank(other) || (one.path < other.path ? -1 : 1));
  const link = (page: Page): SidebarItem => ({ text: titleOf(page), link: addressOf(page.path) });
  const at = (...paths: string[]) => paths.flatMap((path) => byPath.get(path) ?? []).map(link);

  const learn: SidebarItem[] = [
    { text: 'Start', items: [...at('overview.md'), ...below('tutorials/').map(link), ...at('examples.md')] },
    { text: 'Guides', items: below('guides/').map(link) },
    { text: 'Cookbook', items: below('cookbook/').map(link) },
    { text: 'Skills for coding agents', items: below('skills/').map(link) },
    { text: 'Concepts', items: below('concepts/').map(link) },
    { text: 'Packages', items: [...below('packages/'), ...below('apps/')].map(link) },
    {
      text: 'Project',
      items: [
        ...at('policies.md', 'roadmap.md', 'measurements.md', 'contributing/index.md'),
        ...below('contributing/').map(link),
      ],
    },
    { text: 'Decisions', collapsed: true, items: below('decisions/').map(link) },
  ];

  const reference = at(
    'reference/calls/index.md',
    'reference/hooks/index.md',
    'reference/components/index.md',
    'reference/exports/index.md',
    'reference/shapes.md',
    'reference/states.md',
    'reference/analytics.md',
    'reference/accessibility.md',
  );
  const calls = Object.keys(sections).map((resource): SidebarItem => {
    const items = below(pathOfCall(`${resource}.`).replace(/\.md$/, '')).map(link);
    return { text: upper(resource), collapsed: true, items };
  });
  const subjects = subjectsOfHooks();
  const hooks = groupsOf(below(pathOfHook('').replace(/\.md$/, '')), (name) => subjects.get(name));
  const guidance = componentGuidance();
  const components = groupsOf(below(pathOfComponent('').replace(/\.md$/, '')), (name) => guidance.get(name)?.group);

  function groupsOf(own: readonly Page[], groupOf: (name: string) => string | undefined): SidebarItem[] {
    const groups = Map.groupBy(own, (page) => groupOf(titleOf(page)) ?? 'other');
    return [...groups]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([text, members]) => ({ text: upper(text), collapsed: true, items: members.map(link) }));
  }

  return {
    '/reference/calls/': [{ text: 'Reference', items: reference }, ...calls, ...at('reference/calls/identity.md')],
    '/reference/hooks/': [{ text: 'Reference', items: reference }, ...hooks],
    '/reference/components/': [{ text: 'Reference', items: reference }, ...components],
    '/reference/': [
      { text: 'Reference', items: reference },
      { text: 'Exports', items: below('reference/exports/').map(link) },
    ],
    '/': learn,
  };
}
