import { queries } from '@promenade/storefront-hooks';
import { brandName } from '../../lib/brand-name.ts';
import { contentGroups } from '../../lib/content-pages.ts';
import * as paths from '../../lib/paths.ts';
import { SEARCH_PATH } from '../../lib/search-path.ts';
import { agentGuide } from './agent-guide.ts';
import { AGENTS, LLMS } from './document-paths.ts';
import { categoryList } from './list-pages.ts';
import { heading, list, paragraph, quote } from './markdown.ts';
import { type FactsInput, inLanguage, type PageFacts } from './page-facts.ts';

/** A document for programs. */
export function machineDocument(input: FactsInput): PageFacts {
  return input.url.pathname === LLMS ? siteIndex(input) : agentGuide(input);
}

/** The index of the shop's pages, which programs read first. */
function siteIndex(input: FactsInput): PageFacts {
  const { store, say, url } = input;
  const { href, words } = inLanguage(input);
  const shop = [
    { text: say('nav.home'), href: href(paths.home) },
    { text: say('nav.allProducts'), href: href(paths.allProducts) },
    { text: say('nav.topProducts'), href: href(paths.topProducts) },
    { text: say('activities.title'), href: href(paths.activities) },
    { text: say('nav.merchants'), href: href(paths.merchantStreet) },
  ];
  const policies = [...contentGroups.help, ...contentGroups.company].map(({ id, path }) => ({
    text: say(`content.${id}.title`),
    href: href(path),
  }));
  return {
    title: brandName(store.websiteTitle),
    data: [],
    content: () => [
      ...(store.websiteDesc ? [quote(store.websiteDesc)] : []),
      paragraph(words.markdownHow),
      heading(2, words.shop),
      ...list([...shop.map((link) => [link]), [words.label(words.searchIn), { code: `${href(SEARCH_PATH)}?title=…` }]]),
      heading(2, say('nav.categories')),
      ...categoryList(input.known(queries.categories()) ?? [], input),
      heading(2, words.policies),
      ...list(policies.map((link) => [link])),
      heading(2, words.machines),
      ...list([
        [{ text: words.agentsPage, href: href(AGENTS) }],
        [{ text: words.sitemap, href: `${url.origin}/sitemap.xml` }],
      ]),
    ],
  };
}
