import { describe, expect, it } from 'vitest';
import { breadcrumbData, merchantData, webSiteData } from './json-ld.ts';
import { type ProductDataInput, productData } from './product-json-ld.ts';

const context = 'https://schema.org';
const url = 'https://shop.example/fr/product/lamp';

const variants = {
  S: { id: 11, price: 1_000, stock: 0 },
  M: { id: 12, price: 2_000, stock: 3 },
  L: { id: 13, price: 3_000, stock: 1 },
};

function described(change: Partial<ProductDataInput> = {}, info: object = {}, more: object = {}) {
  return productData({
    product: {
      productInfo: {
        price: 1_250,
        discount: null,
        discountExpiry: null,
        stock: 3,
        id: 7,
        storeName: 'Lamp',
        storeInfo: 'A lamp',
        image: '/lamp.jpg',
        sliderImage: ['/a.jpg', 'https://cdn.example/b.jpg', '', 'https://'],
        rating: 4.5,
        ...info,
      },
      merchantInfo: { name: 'Acme' },
      productValue: {},
      ...more,
    },
    url,
    now: 1_000,
    ...change,
  });
}

describe('the description of a product', () => {
  it('has the lowest price of 30 days where one price is reduced', () => {
    const lowest = (info: object) =>
      JSON.stringify(described({}, { ...info, lowestPrice: 1_050 }, { storePrice: 1_100 }));
    expect(JSON.parse(lowest({}))).toMatchObject({
      offers: { price: '11.00', priceSpecification: { '@type': 'UnitPriceSpecification', price: '10.50' } },
    });
    expect(lowest({ price: 1_100 })).not.toContain('priceSpecification');
  });

  it('has an offer with the price that is charged', () => {
    expect(described()).toEqual({
      '@context': context,
      '@type': 'Product',
      name: 'Lamp',
      description: 'A lamp',
      sku: '7',
      url,
      image: ['https://shop.example/a.jpg', 'https://cdn.example/b.jpg'],
      offers: {
        '@type': 'Offer',
        url,
        price: '12.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Organization', name: 'Acme' },
      },
    });
  });

  it('has its main picture if it has no others', () => {
    expect(described({}, { sliderImage: [] }).image).toEqual(['https://shop.example/lamp.jpg']);
  });

  it('that is sold out has the availability `OutOfStock`', () => {
    expect(described({}, { stock: 0 })).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  });

  it('has the currency of the shop', () => {
    expect(described({ currency: 'EUR' })).toMatchObject({ offers: { priceCurrency: 'EUR' } });
    expect(described({ currency: 'JPY' })).toMatchObject({ offers: { price: '1250' } });
  });

  it('with variants has the range of their prices, whether they are in stock or not', () => {
    const range = { '@type': 'AggregateOffer', lowPrice: '10.00', highPrice: '30.00', offerCount: 3 };
    expect(described({}, {}, { productValue: variants })).toMatchObject({
      sku: '7',
      offers: { ...range, availability: 'https://schema.org/InStock' },
    });
    const soldOut = Object.fromEntries(Object.entries(variants).map(([name, each]) => [name, { ...each, stock: 0 }]));
    expect(described({}, {}, { productValue: soldOut })).toMatchObject({
      offers: { ...range, availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('with one variant has its price', () => {
    expect(described({}, {}, { productValue: { M: variants.M } })).toMatchObject({
      offers: { '@type': 'Offer', price: '20.00' },
    });
  });

  it('whose address names a variant has the variant’s price', () => {
    expect(described({ variant: variants.S }, {}, { productValue: variants })).toMatchObject({
      sku: '11',
      offers: { '@type': 'Offer', price: '10.00', availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('has the end of an active discount, but not of a discount that ended or has no end', () => {
    const running = { price: 1_000, discount: 10, discountExpiry: Date.UTC(2030, 0, 1) };
    expect(described({}, running)).toMatchObject({
      offers: { price: '9.00', priceValidUntil: '2030-01-01T00:00:00.000Z' },
    });
    expect(described({ now: Date.UTC(2030, 0, 1) }, running).offers).not.toHaveProperty('priceValidUntil');
    expect(described({}, { ...running, discountExpiry: null }).offers).not.toHaveProperty('priceValidUntil');
  });

  it('has no offer if the price is 0, and no seller if the merchant has no name', () => {
    expect(described({}, { price: 0 })).not.toHaveProperty('offers');
    const nameless = productData({ ...inputOf(), product: { ...inputOf().product, merchantInfo: { name: '' } } });
    expect(nameless.offers).not.toHaveProperty('seller');
  });

  it.each([
    [12, 4.5, { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12, bestRating: 5 }],
    [1, 0.5, { '@type': 'AggregateRating', ratingValue: 0.5, reviewCount: 1, bestRating: 5 }],
    [0, 4.5, undefined],
    [undefined, 4.5, undefined],
    [12, 0, undefined],
  ])('with %s reviews and %s stars has the right rating', (reviewCount, rating, aggregateRating) => {
    expect(described({ reviewCount }, { rating }).aggregateRating).toEqual(aggregateRating);
  });
});

function inputOf(): ProductDataInput {
  return {
    product: {
      productInfo: {
        ...{ id: 1, storeName: 'Lamp', storeInfo: '', image: '', sliderImage: [], rating: 0 },
        ...{ price: 100, discount: null, discountExpiry: null, stock: 1 },
      },
      merchantInfo: { name: 'Acme' },
      productValue: {},
    },
    url,
    now: 0,
  };
}

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
