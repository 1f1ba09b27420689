import { queries } from '@promenade/storefront-hooks';
import {
  breadcrumbData,
  categoryPath,
  categoryTrailById,
  categoryTrailBySlug,
  listedCategories,
  parseSearchFilters,
  priceOf,
  productPath,
  relatedCategories,
  type SearchFilters,
  searchFiltersToQuery,
} from '@promenade/storefront-hooks/domain';
import type { ActivityProduct, Category, ProductCard } from '@promenade/storefront-sdk';
import { activityQuery } from '../../lib/activities-data.ts';
import { activityOf, activityPath, pagesOf } from '../../lib/activity-path.ts';
import { type ListOf, listQuery } from '../../lib/list.ts';
import * as paths from '../../lib/paths.ts';
import { type Block, heading, list, type Phrase, paragraph } from './markdown.ts';
import { type FactsInput, inLanguage, type PageFacts, type RouteFactsInput } from './page-facts.ts';
import { priceText, stockText } from './product-page.ts';

/** Products with their prices, stock and stars. */
export function productList(cards: readonly ProductCard[], input: FactsInput): Block[] {
  const { href, words, number } = inLanguage(input);
  return list(
    cards.map((card) => [
      { text: card.storeName, href: href(productPath(card)) },
      '–',
      [
        priceText(priceOf(card, input.now), input),
        stockText(card.stock, input),
        ...(card.rating > 0 ? [words.stars(number(card.rating))] : []),
      ].join(', '),
    ]),
  );
}

export function categoryList(categories: readonly Category[], input: FactsInput): Block[] {
  const { href } = inLanguage(input);
  return list(listedCategories(categories).map((each) => [{ text: each.name, href: href(categoryPath(each)) }]));
}

interface PagesOfList {
  page: number;
  pages: number;
  pathOf(page: number): string;
}

/** Position of a page in its list, with its neighbours. */
export function pageLinks({ page, pages, pathOf }: PagesOfList, input: FactsInput): Block[] {
  if (pages <= 1) return [];
  const { words, href } = inLanguage(input);
  const link = (text: string, to: number): Phrase[] => [{ text, href: href(pathOf(to)) }];
  return [
    paragraph(words.page(page, pages)),
    ...list([
      ...(page > 1 ? [link(words.previous, page - 1)] : []),
      ...(page < pages ? [link(words.next, page + 1)] : []),
    ]),
  ];
}

interface ListInput {
  filters: SearchFilters;
  /** Address of the list with other filters. */
  pathOf(filters: SearchFilters): string;
  /** A page of the list. @default one of the shop's products */
  listOf?: ListOf;
}

/** The products of a list and its further pages. */
export function listBlocks({ filters, pathOf, listOf = listQuery }: ListInput, input: FactsInput): Block[] {
  const { page = 1, lastPage = page, ...chosen } = filters;
  const pages = Array.from({ length: lastPage - page + 1 }, (_, index) => input.known(listOf(filters, page + index)));
  const [first] = pages;
  const cards = [...new Map(pages.flatMap((each) => each?.list ?? []).map((card) => [card.id, card])).values()];
  const isAbout = input.known(queries.facets(filters))?.isAbout;
  return [
    paragraph(input.say(isAbout ? 'list.countAbout' : 'list.count', { count: first?.total ?? 0 })),
    ...productList(cards, input),
    ...pageLinks({ page: lastPage, pages: first?.pages ?? 1, pathOf: (to) => pathOf({ ...chosen, page: to }) }, input),
  ];
}

interface ListFactsInput extends ListInput {
  title: string;
  intro?: string | undefined;
  categories: readonly Category[];
  data?: PageFacts['data'];
}

function listFacts({ title, intro, categories, data = [], ...list }: ListFactsInput, input: FactsInput): PageFacts {
  return {
    title,
    data,
    content: () => [
      ...(intro ? [paragraph(intro)] : []),
      ...listBlocks(list, input),
      ...(categories.length > 0
        ? [heading(2, input.say('list.subcategories')), ...categoryList(categories, input)]
        : []),
    ],
  };
}

const withQuery = (path: string, query: string) => (query ? `${path}?${query}` : path);

/** The list of all products. */
export function allProductsFacts(input: FactsInput): PageFacts {
  const { url, currency, say, known } = input;
  return listFacts(
    {
      title: say('list.allTitle'),
      intro: say('list.allDescription'),
      filters: parseSearchFilters(url.searchParams, currency),
      pathOf: (filters) => withQuery(paths.allProducts, searchFiltersToQuery(filters, currency)),
      categories: known(queries.categories()) ?? [],
    },
    input,
  );
}

/** The page of search results. */
export function searchFacts(input: FactsInput): PageFacts {
  const { url, currency, say, known } = input;
  const filters = parseSearchFilters(url.searchParams, currency);
  const tree = known(queries.categories()) ?? [];
  const category = filters.cid === undefined ? undefined : categoryTrailById(tree, filters.cid)?.at(-1);
  return listFacts(
    {
      title: filters.keyword ? say('search.titleFor', { words: filters.keyword }) : say('search.title'),
      intro: category?.name,
      filters,
      pathOf: (changed) => withQuery(paths.search, searchFiltersToQuery(changed, currency)),
      categories: category ? category.childList : tree,
    },
    input,
  );
}

/** A category. */
export function collectionFacts(input: RouteFactsInput): PageFacts | undefined {
  const { url, currency, say, known, match } = input;
  const trail = categoryTrailBySlug(known(queries.categories()) ?? [], match.params.slug ?? '') ?? [];
  const category = trail.at(-1);
  if (!category) return undefined;
  const { href } = inLanguage(input);
  const path = categoryPath(category);
  const { id: cid, level, name } = category;
  return listFacts(
    {
      title: name,
      intro: say('list.categoryDescription', { name }),
      filters: { ...parseSearchFilters(url.searchParams, currency), cid, level },
      pathOf: ({ cid: _, level: __, ...own }) => withQuery(path, searchFiltersToQuery(own, currency)),
      categories: relatedCategories(trail),
      data: [
        breadcrumbData([
          { name: say('nav.home'), url: href('/') },
          ...trail.map((each) => ({ name: each.name, url: href(categoryPath(each)) })),
        ]),
      ],
    },
    input,
  );
}

/** The most sold products. */
export function topProductsFacts(input: FactsInput): PageFacts {
  return {
    title: input.say('top.title'),
    data: [],
    content: () => [paragraph(input.say('top.intro')), ...productList(input.known(queries.topProducts()) ?? [], input)],
  };
}

/** All activities, or one. */
export function activityFacts(input: FactsInput): PageFacts | undefined {
  const { url, say, known } = input;
  const { href, money } = inLanguage(input);
  const products = (all: readonly ActivityProduct[]) =>
    list(
      all.map((product) => [{ text: product.storeName, href: href(productPath(product)) }, '–', money(product.price)]),
    );
  const id = activityOf(url);
  if (id) {
    const activity = known(queries.activity(id));
    const { page = 1 } = pagesOf(url);
    const shown = known(activityQuery(id, page));
    return (
      activity && {
        title: activity.name,
        data: [],
        content: () => [
          ...(activity.instruction ? [paragraph(activity.instruction)] : []),
          ...products(shown?.list ?? []),
          ...pageLinks({ page, pages: shown?.pages ?? 1, pathOf: (to) => activityPath(id, { page: to }) }, input),
        ],
      }
    );
  }
  return {
    title: say('activities.title'),
    data: [],
    content: () => [
      paragraph(say('activities.intro')),
      ...(known(queries.activities()) ?? []).flatMap((activity) => [
        heading(2, activity.name),
        ...products(activity.productList),
        paragraph({ text: say('activities.seeAll', { name: activity.name }), href: href(activityPath(activity.id)) }),
      ]),
    ],
  };
}
