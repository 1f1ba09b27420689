import { expect, it } from 'vitest';
import { breadcrumbData, merchantData, webSiteData } from './json-ld.ts';

const context = 'https://schema.org';
const url = 'https://shop.example/fr/product/lamp';

const pages = [
  { name: 'Home', url: 'https://shop.example/' },
  { name: 'Lamp', url },
];

it('the description of a breadcrumb contains each page with its position', () => {
  expect(breadcrumbData(pages)).toEqual({
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Lamp', item: url },
    ],
  });
});

it('the description of a web site contains its search', () => {
  const site = { name: 'Shop', url: 'https://shop.example/fr', locale: 'fr' };
  const plain = { '@context': context, '@type': 'WebSite', name: 'Shop', url: site.url, inLanguage: 'fr' };
  expect(webSiteData(site)).toEqual(plain);
  expect(webSiteData({ ...site, search: { url: 'https://shop.example/search', parameter: 'title' } })).toEqual({
    ...plain,
    potentialAction: {
      '@type': 'SearchAction',
      target: 'https://shop.example/search?title={search_term_string}',
      'query-input': 'required name=search_term_string',
    },
  });
});

it('the description of a merchant is a store with its pictures', () => {
  const merchant = { name: 'Acme', url: 'https://shop.example/merchant/merchant/home?id=1' };
  const plain = { '@context': context, '@type': 'Store', '@id': merchant.url, ...merchant };
  expect(merchantData(merchant)).toEqual(plain);
  expect(merchantData({ ...merchant, images: ['/a.webp', ''] })).toEqual({
    ...plain,
    image: ['https://shop.example/a.webp'],
  });
});
