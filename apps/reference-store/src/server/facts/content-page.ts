import { queries } from '@promenade/storefront-hooks';
import { breadcrumbData, customerService, merchantPath } from '@promenade/storefront-hooks/domain';
import { brandName } from '../../lib/brand-name.ts';
import { affiliateQueries, type ContentPageFacts, contentPageAt, contentValues } from '../../lib/content-pages.ts';
import { type Block, heading, list, paragraph, plainBlocks } from './markdown.ts';
import { type FactsInput, inLanguage, type PageFacts } from './page-facts.ts';

/** A page about the shop and its rules. */
export function contentFacts(input: FactsInput): PageFacts | undefined {
  const page = contentPageAt(input.url.pathname);
  if (!page) return undefined;
  const { href, money } = inLanguage(input);
  const values = contentValues({
    storeName: brandName(input.store.websiteTitle),
    currency: input.currency,
    formatMoney: money,
  });
  const text = (part: string) => input.say(`content.${page.id}.${part}`, values);
  const title = text('title');
  return {
    title,
    data: [
      breadcrumbData([
        { name: input.say('nav.home'), url: href('/') },
        { name: title, url: href(page.path) },
      ]),
    ],
    content: () => [
      paragraph(text('intro')),
      ...waysOf(page, input),
      ...page.sections.flatMap((section) => [
        heading(2, text(`${section}.title`)),
        ...plainBlocks(text(`${section}.text`)),
      ]),
      paragraph(input.say('content.changed', { date: new Date(`${page.changed}T12:00Z`) })),
    ],
  };
}

/** Customer service data on the page, and the stores it describes. */
function waysOf({ id }: ContentPageFacts, input: FactsInput): Block[] {
  const { href } = inLanguage(input);
  if (id === 'contactUs') {
    const shop = input.known(queries.homeIndex());
    const way =
      shop &&
      customerService({
        type: shop.consumerType,
        link: shop.consumerH5Url,
        message: shop.consumerMessage,
        phone: shop.consumerHotline,
        email: shop.consumerEmail,
      });
    return way ? list([[input.say(`content.reach.${way.kind}`), { text: way.text, href: way.href }]]) : [];
  }
  if (id === 'affiliateStores') {
    const stores = affiliateQueries.flatMap((query) => input.known(query)?.list ?? []);
    return list(stores.map(({ id, name }) => [{ text: name, href: href(merchantPath(id)) }]));
  }
  return [];
}
