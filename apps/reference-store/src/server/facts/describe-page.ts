import * as paths from '../../lib/paths.ts';
import { contentFacts } from './content-page.ts';
import { MACHINE_DOCUMENTS } from './document-paths.ts';
import { homeFacts, ownerPageFacts } from './home-page.ts';
import { activityFacts, allProductsFacts, collectionFacts, searchFacts, topProductsFacts } from './list-pages.ts';
import { heading, list, paragraph, writeMarkdown } from './markdown.ts';
import { merchantFacts, merchantSearchFacts, merchantStreetFacts } from './merchant-pages.ts';
import { type FactsInput, inLanguage, type PageFacts, type RouteFactsInput } from './page-facts.ts';
import { productPageFacts } from './product-page.ts';

type Describe = (input: RouteFactsInput) => PageFacts | undefined;

/** Descriptions of pages by the file of their route. Pages that are missing here are private, or have no content to read. */
const pages: Readonly<Record<string, Describe>> = {
  home: homeFacts,
  'all-products': allProductsFacts,
  'product-search': searchFacts,
  collection: collectionFacts,
  'activity-list': activityFacts,
  'top-one': topProductsFacts,
  product: productPageFacts,
  'product-landing': (input) => ownerPageFacts('LANDING', input) ?? productPageFacts(input),
  'merchant-street': merchantStreetFacts,
  'merchant-search': merchantSearchFacts,
  merchant: merchantFacts,
  content: contentFacts,
  landing: (input) => ownerPageFacts('CUSTOM', input),
};

/** Describes the content of a page; undefined for pages without a description. */
export function describePage(input: RouteFactsInput): PageFacts | undefined {
  const name = /([^/]+)\.tsx$/.exec(input.match.route.source)?.[1] ?? '';
  return pages[name]?.(input);
}

/** Writes a page as Markdown. */
export function pageMarkdown({ title, content }: Pick<PageFacts, 'title' | 'content'>, input: FactsInput): string {
  const { href, words } = inLanguage(input);
  const { pathname, search } = input.url;
  const address = href(pathname + search);
  const page = MACHINE_DOCUMENTS.includes(pathname)
    ? []
    : [paragraph(words.label(words.thisPage), { text: address, href: address })];
  return writeMarkdown([heading(1, title), ...content(), ...page]);
}

/** The Markdown for an address without a page. */
export function missingPageFacts(input: FactsInput): PageFacts {
  const { href } = inLanguage(input);
  return {
    title: input.say('error.404.title'),
    data: [],
    content: () => [
      paragraph(input.say('error.404.text')),
      ...list([
        [{ text: input.say('nav.home'), href: href(paths.home) }],
        [{ text: input.say('nav.allProducts'), href: href(paths.allProducts) }],
      ]),
    ],
  };
}
