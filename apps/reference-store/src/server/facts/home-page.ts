import { queries } from '@promenade/storefront-hooks';
import { webSiteData } from '@promenade/storefront-hooks/domain';
import { ownerPage } from '@promenade/storefront-hooks/template';
import { homeQueries } from '../../lib/home-data.ts';
import { ownerAddresses } from '../../lib/owner-addresses.ts';
import * as paths from '../../lib/paths.ts';
import { SEARCH_PATH } from '../../lib/search-path.ts';
import { categoryList, productList } from './list-pages.ts';
import { heading, paragraph } from './markdown.ts';
import { ownerBlocks } from './owner-blocks.ts';
import { type FactsInput, inLanguage, type PageFacts, type RouteFactsInput } from './page-facts.ts';

/** The home page: the owner's if there is one, otherwise the store's. */
export function homeFacts(input: FactsInput): PageFacts {
  const { store, locale, say, known } = input;
  const { href } = inLanguage(input);
  const search = { url: href(SEARCH_PATH), parameter: 'title' };
  return {
    title: store.websiteTitle,
    data: [webSiteData({ name: store.websiteTitle, url: href('/'), locale, search })],
    content: () => {
      const own = known(ownerPage({ type: 'HOME' }));
      return [
        ...(store.websiteDesc ? [paragraph(store.websiteDesc)] : []),
        ...(own ? ownerPageBlocks(own.html, input) : []),
        heading(2, say('home.categories')),
        ...categoryList(known(queries.categories()) ?? [], input),
        ...(own
          ? []
          : [heading(2, say('home.newProducts')), ...productList(known(homeQueries.newProducts())?.list ?? [], input)]),
        paragraph({ text: say('home.allProducts'), href: href(paths.allProducts) }),
      ];
    },
  };
}

/** A landing or custom page of the shop's owner. */
export function ownerPageFacts(type: 'CUSTOM' | 'LANDING', input: RouteFactsInput): PageFacts | undefined {
  const page = input.known(ownerPage({ type, slug: input.match.params.slug ?? '' }));
  return page ? { title: page.name, data: [], content: () => ownerPageBlocks(page.html, input) } : undefined;
}

const ownerPageBlocks = (html: string, { url, locale }: FactsInput) =>
  ownerBlocks(html, { rules: ownerAddresses(url.origin, locale), topHeading: 2, hasLinks: true });
