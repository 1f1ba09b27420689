import { queries } from '@promenade/storefront-hooks';
import { customerService, merchantData, merchantPath } from '@promenade/storefront-hooks/domain';
import type { MerchantCard, MerchantIndex } from '@promenade/storefront-sdk';
import {
  merchantProductsPath,
  merchantSearchPath,
  merchantStreetPath,
  pageIn,
  parseMerchantFilters,
  parseMerchantPath,
  parseMerchantSearchPath,
} from '../../lib/merchant-paths.ts';
import { merchantQueries } from '../../lib/merchants-data.ts';
import { pageLinks, productList } from './list-pages.ts';
import { type Block, heading, list, paragraph } from './markdown.ts';
import { type FactsInput, inLanguage, type PageFacts, type RouteFactsInput } from './page-facts.ts';

export function merchantList(cards: readonly MerchantCard[], input: FactsInput): Block[] {
  const { href } = inLanguage(input);
  return list(
    cards.map((card) => {
      const facts = merchantWords(card, input);
      return [{ text: card.name, href: href(merchantPath(card.id)) }, facts && `– ${facts}`];
    }),
  );
}

function merchantWords({ isSelf, starLevel, typeId }: MerchantCard | MerchantIndex, input: FactsInput): string {
  const { words, number } = inLanguage(input);
  const type = input.known(queries.merchantTypes())?.find(({ id }) => id === typeId)?.name;
  return [isSelf && input.say('merchants.self'), type, starLevel > 0 && words.stars(number(starLevel))]
    .filter(Boolean)
    .join(', ');
}

/** All merchants. */
export function merchantStreetFacts(input: FactsInput): PageFacts {
  const page = pageIn(input.url.searchParams);
  const shown = input.known(merchantQueries.street(page));
  return {
    title: input.say('merchants.directory'),
    data: [],
    content: () => [
      paragraph(input.say('merchants.intro')),
      ...merchantList(shown?.list ?? [], input),
      ...pageLinks({ page, pages: shown?.pages ?? 1, pathOf: merchantStreetPath }, input),
    ],
  };
}

/** The results of a merchant search. */
export function merchantSearchFacts(input: FactsInput): PageFacts {
  const { say, known, url } = input;
  const { filters, page } = parseMerchantSearchPath(url.searchParams);
  const shown = known(merchantQueries.found(filters, page));
  const { keywords } = filters;
  return {
    title: keywords ? say('merchants.resultsFor', { words: keywords }) : say('merchants.results'),
    data: [],
    content: () => [
      paragraph(say('merchants.count', { count: shown?.total ?? 0 })),
      ...merchantList(shown?.list ?? [], input),
      ...pageLinks({ page, pages: shown?.pages ?? 1, pathOf: (to) => merchantSearchPath(filters, to) }, input),
    ],
  };
}

/** A merchant's home page and its products page. Coupons and documents are only read by browsers. */
export function merchantFacts(input: RouteFactsInput): PageFacts | undefined {
  const { say, known, url, match, currency } = input;
  const parsed = parseMerchantPath(match.params.page, url);
  const merchant = parsed && known(queries.merchant(parsed.id));
  if (!parsed || !merchant) return undefined;
  const { id, page } = parsed;
  const { href } = inLanguage(input);
  const images = [merchant.avatar, merchant.pcBackImage ?? merchant.backImage].filter(Boolean);
  return {
    title: page === 'home' ? merchant.name : say(`merchant.titleOf.${page}`, { name: merchant.name }),
    data: [merchantData({ name: merchant.name, url: href(merchantPath(id)), images })],
    content: () => [
      ...introduction(merchant, input),
      ...(page === 'home' ? recommended(id, input) : []),
      ...(page === 'category' ? products() : []),
    ],
  };

  function products(): Block[] {
    const filters = parseMerchantFilters(url, currency);
    const shown = known(merchantQueries.products(id, filters));
    const pathOf = (to: number) => merchantProductsPath(id, { ...filters, page: to }, currency);
    return [
      paragraph(say('list.count', { count: shown?.total ?? 0 })),
      ...productList(shown?.list ?? [], input),
      ...pageLinks({ page: filters.page ?? 1, pages: shown?.pages ?? 1, pathOf }, input),
    ];
  }
}

function introduction(merchant: MerchantIndex, input: FactsInput): Block[] {
  const facts = merchantWords(merchant, input);
  const service = customerService({
    type: merchant.serviceType,
    link: merchant.serviceLink,
    message: merchant.serviceMessage,
    phone: merchant.servicePhone,
    email: merchant.serviceEmail,
  });
  return [
    paragraph(input.say('merchant.description', { name: merchant.name })),
    ...list([
      ...(facts ? [[facts]] : []),
      ...(service ? [[input.say('merchant.question'), { text: service.text, href: service.href }]] : []),
    ]),
  ];
}

function recommended(id: number, input: FactsInput): Block[] {
  const { href } = inLanguage(input);
  return [
    heading(2, input.say('merchant.recommended')),
    ...productList(input.known(merchantQueries.recommended(id))?.list ?? [], input),
    paragraph({ text: input.say('merchant.allProducts'), href: href(merchantPath(id, 'category')) }),
  ];
}
