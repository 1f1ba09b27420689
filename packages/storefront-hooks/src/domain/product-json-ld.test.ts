import { describe, expect, it } from 'vitest';
import { type DescribedProduct, type ProductFactsInput, productFacts } from './product-facts.ts';
import { productData, propertyOf } from './product-json-ld.ts';

const url = 'https://shop.example/fr/product/lamp';
const merchantUrl = 'https://shop.example/fr/merchant/merchant/home?id=3';
const returnsUrl = 'https://shop.example/fr/service/refund_policy';

const info = {
  ...{ id: 7, storeName: 'Lamp', storeInfo: 'A lamp', image: '/lamp.jpg', rating: 4.5, stock: 3 },
  ...{ price: 1_250, discount: null, discountExpiry: null, isShippingIncluded: false },
  sliderImage: ['/a.jpg', 'https://cdn.example/b.jpg', '', 'https://'],
};
const only = { '': { id: 70, price: 1_250, stock: 3 } };
const sizes = {
  S: { id: 11, price: 1_000, stock: 0 },
  M: { id: 12, price: 2_000, stock: 3, image: '/m.jpg', gtin: '4006381333931' },
  L: { id: 13, price: 6_000, stock: 1 },
};
const size = [{ attrName: 'Taille', attrValues: 'S,M,L' }];

function product(change: object = {}, more: Partial<DescribedProduct> = {}): DescribedProduct {
  return {
    productInfo: { ...info, ...change },
    merchantInfo: { name: 'Acme' },
    productAttr: [],
    productValue: only,
    ...more,
  };
}
const varied = (change: object = {}) => product(change, { productAttr: size, productValue: sizes });

const described = (of: DescribedProduct, change: Partial<ProductFactsInput> = {}, country: string | undefined = 'US') =>
  productData(productFacts({ product: of, url, merchantUrl, now: 1_000, ...change }), { returnsUrl, country });

describe('the description of a product', () => {
  it('has an offer with price, stock, seller, freight and returns', () => {
    expect(described(product())).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Lamp',
      description: 'A lamp',
      sku: '70',
      url,
      image: ['https://shop.example/a.jpg', 'https://cdn.example/b.jpg'],
      offers: {
        '@type': 'Offer',
        url,
        price: '12.50',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Organization', '@id': '#seller', name: 'Acme', url: merchantUrl },
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          '@id': '#shipping-5.00',
          shippingRate: { '@type': 'MonetaryAmount', value: '5.00', currency: 'USD' },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
        },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          '@id': '#returns',
          applicableCountry: 'US',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 30,
          returnMethod: 'https://schema.org/ReturnByMail',
        },
      },
    });
  });

  it('groups its variants, each with its own price, stock, number and address', () => {
    const data = described(varied());
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '7',
      variesBy: ['https://schema.org/size'],
      hasVariant: [
        { '@type': 'Product', sku: '11', size: 'S', name: 'Lamp – S', offers: { url: `${url}?variant=S` } },
        { sku: '12', size: 'M', image: 'https://shop.example/m.jpg', gtin: '4006381333931' },
        { sku: '13', size: 'L' },
      ],
    });
    const offers = (data.hasVariant as { offers: Record<string, unknown> }[]).map(({ offers }) => offers);
    expect(offers.map(({ price, availability }) => [price, `${availability}`.split('/').at(-1)])).toEqual([
      ['10.00', 'OutOfStock'],
      ['20.00', 'InStock'],
      ['60.00', 'InStock'],
    ]);
    // From 50 on, freight is free.
    expect(offers[2]).toMatchObject({ shippingDetails: { shippingRate: { value: '0.00' } } });
    expect(offers[2]?.seller).toEqual({ '@id': '#seller' });
    expect(offers[2]?.hasMerchantReturnPolicy).toEqual({ '@id': '#returns' });
    expect(offers[1]?.shippingDetails).toEqual({ '@id': '#shipping-5.00' });
  });

  it('gives the range of prices of a product with hundreds of variants', () => {
    const sizes = Array.from({ length: 1_000 }, (_, index) => `Size ${index}`);
    const data = described(
      product(
        {},
        {
          productAttr: [{ attrName: 'Size', attrValues: sizes.join(',') }],
          productValue: Object.fromEntries(
            sizes.map((size, index) => [size, { id: index, price: 1_000 + index, stock: 1 }]),
          ),
        },
      ),
    );
    expect(data).toMatchObject({
      '@type': 'Product',
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '10.00',
        highPrice: '19.99',
        priceCurrency: 'USD',
        offerCount: 1_000,
      },
    });
    expect(JSON.stringify(data).length).toBeLessThan(2_000);
  });

  it('names other attributes in words', () => {
    const productAttr = [
      { attrName: 'Colour', attrValues: 'Red,Blue' },
      { attrName: 'Burning time', attrValues: '8 h' },
    ];
    const productValue = { 'Red,8 h': { id: 1, price: 1, stock: 1 }, 'Blue,8 h': { id: 2, price: 1, stock: 1 } };
    expect(described(product({}, { productAttr, productValue }))).toMatchObject({
      variesBy: ['https://schema.org/color', 'Burning time'],
      hasVariant: [
        {
          name: 'Lamp – Red, 8 h',
          color: 'Red',
          additionalProperty: [{ '@type': 'PropertyValue', name: 'Burning time', value: '8 h' }],
          offers: { url: `${url}?variant=Red%2C8+h` },
        },
        { color: 'Blue' },
      ],
    });
  });

  it('names its variants by their values alone if it has no name', () => {
    expect(described(varied({ storeName: ' ' }))).toMatchObject({ hasVariant: [{ name: 'S' }, { name: 'M' }, {}] });
  });

  it('has a picture of a variant only if it is not the picture of the product', () => {
    const variants = { S: sizes.S, M: { ...sizes.M, image: '/a.jpg' }, L: { ...sizes.L, image: '/l.jpg' } };
    const { hasVariant } = described(product({}, { productAttr: size, productValue: variants }));
    const [small, medium, large] = hasVariant as object[];
    expect(small).not.toHaveProperty('image');
    expect(medium).not.toHaveProperty('image');
    expect(large).toHaveProperty('image', 'https://shop.example/l.jpg');
  });

  it('has its own number, stock and address if it has no variants', () => {
    expect(described(product({ stock: 0 }, { productValue: {} }))).toMatchObject({
      sku: '7',
      offers: { url, price: '12.50', availability: 'https://schema.org/OutOfStock' },
    });
  });

  it('has the attributes that the shop has defined, after those of its only variant', () => {
    const customAttributes = [
      { key: 'material', name: 'Material', value: 'Oak' },
      { key: 'care', name: 'Care\n', value: ' Wipe\nclean' },
    ];
    const care = { '@type': 'PropertyValue', propertyID: 'care', name: 'Care', value: 'Wipe clean' };
    const group = described(varied({ customAttributes }));
    expect(group).toMatchObject({ '@type': 'ProductGroup', name: 'Lamp', material: 'Oak' });
    expect(group.additionalProperty).toEqual([care]);

    const productAttr = [{ attrName: 'Burning time', attrValues: '8 h' }];
    const productValue = { '8 h': { id: 1, price: 1, stock: 1, gtin: '4006381333931' } };
    const single = described(product({ customAttributes }, { productAttr, productValue }));
    expect(single).toMatchObject({ '@type': 'Product', material: 'Oak', gtin: '4006381333931' });
    expect(single.additionalProperty).toEqual([{ '@type': 'PropertyValue', name: 'Burning time', value: '8 h' }, care]);
  });

  it('has the earlier price and the end of an active discount, and neither after it', () => {
    const running = { price: 1_000, discount: 10, discountExpiry: Date.UTC(2030, 0, 1) };
    const data = (change: object, now = 1_000) => described(product(change, { productValue: {} }), { now }).offers;
    expect(data(running)).toMatchObject({ price: '9.00', priceValidUntil: '2030-01-01T00:00:00.000Z' });
    expect(data(running)).toHaveProperty('priceSpecification', {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price: '10.00',
      priceCurrency: 'USD',
    });
    expect(data({ ...running, lowestPrice: 850 })).toMatchObject({
      priceSpecification: { description: 'Lowest price in the 30 days before the reduction: 8.50' },
    });
    for (const over of [data(running, Date.UTC(2030, 0, 1)), data({ ...running, discountExpiry: null })]) {
      expect(over).toMatchObject({ price: '10.00' });
      expect(over).not.toHaveProperty('priceValidUntil');
      expect(over).not.toHaveProperty('priceSpecification');
    }
  });

  it('contains brand and condition if they are known', () => {
    expect(described(product({ brand: 'Acme', condition: 'used' }))).toMatchObject({
      brand: { '@type': 'Brand', name: 'Acme' },
      offers: { itemCondition: 'https://schema.org/UsedCondition' },
    });
    const unknown = described(product({ brand: '', condition: 'shiny' }));
    expect(unknown).not.toHaveProperty('brand');
    expect(unknown.offers).not.toHaveProperty('itemCondition');
  });

  it('contains no country if none is known', () => {
    const { offers } = productData(productFacts({ product: product(), url, merchantUrl, now: 0 }), { returnsUrl });
    expect(JSON.stringify(offers)).not.toMatch(/ountry/);
    expect(offers).toMatchObject({ hasMerchantReturnPolicy: { merchantReturnLink: returnsUrl } });
  });

  it('has no offer if the price is 0, and no seller if the merchant has no name', () => {
    expect(described(product({ price: 0 }, { productValue: {} }))).not.toHaveProperty('offers');
    expect(described(product({}, { merchantInfo: { name: ' ' } })).offers).not.toHaveProperty('seller');
  });

  it('has the currency of the shop, its main picture if it has no others, and freight in the price', () => {
    expect(described(product(), { currency: 'JPY' })).toMatchObject({
      offers: { price: '1250', priceCurrency: 'JPY' },
    });
    expect(described(product({ sliderImage: [] })).image).toEqual(['https://shop.example/lamp.jpg']);
    expect(described(product({ isShippingIncluded: true }))).toMatchObject({
      offers: { shippingDetails: { shippingRate: { value: '0.00' } } },
    });
  });

  it.each([
    [12, 4.5, { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12, bestRating: 5 }],
    [1, 0.5, { '@type': 'AggregateRating', ratingValue: 0.5, reviewCount: 1, bestRating: 5 }],
    [0, 4.5, undefined],
    [undefined, 4.5, undefined],
    [12, 0, undefined],
  ])('with %s reviews and %s stars has the right rating', (reviewCount, rating, aggregateRating) => {
    expect(described(product({ rating }), { reviewCount }).aggregateRating).toEqual(aggregateRating);
    expect(described(varied({ rating }), { reviewCount }).aggregateRating).toEqual(aggregateRating);
  });
});

it.each([
  ['Colour', 'color'],
  [' taille ', 'size'],
  ['Matériau', 'material'],
  ['Motif', 'pattern'],
  ['Burning time', undefined],
])('the attribute %j is the property %s of schema.org', (attribute, property) => {
  expect(propertyOf(attribute)).toBe(property);
});

/**
 * Properties of each type that merchant listings of search engines require (R) and recommend (r), with the format of their
 * values. `r` leaves out only properties that a shop may not know.
 */
const isUrl = (value: unknown) => typeof value === 'string' && URL.canParse(value);
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isAmount = (value: unknown) => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value);
const isTerm =
  (...terms: string[]) =>
  (value: unknown) =>
    terms.some((term) => value === `https://schema.org/${term}`);
const isType = (type: string) => (value: unknown) => (value as { '@type'?: string })?.['@type'] === type;
/** A part that is written here or elsewhere in the description. */
const isNamed = (value: unknown) => /^#[\w.-]+$/.test((value as { '@id'?: string })?.['@id'] ?? '');
const isCurrency = (value: unknown) => /^[A-Z]{3}$/.test(`${value}`);
const isCountry = (value: unknown) => /^[A-Z]{2}$/.test(`${value}`);

const rules: readonly [type: string, property: string, need: 'R' | 'r' | '-', form: (value: unknown) => boolean][] = [
  ['ProductGroup', 'name', 'R', isText],
  ['ProductGroup', 'productGroupID', 'R', isText],
  ['ProductGroup', 'variesBy', 'R', (value) => Array.isArray(value) && value.every(isText) && value.length > 0],
  ['ProductGroup', 'hasVariant', 'R', (value) => Array.isArray(value) && value.length > 1],
  ['ProductGroup', 'url', 'r', isUrl],
  ['ProductGroup', 'description', 'r', isText],
  ['ProductGroup', 'aggregateRating', '-', isType('AggregateRating')],
  ['ProductGroup', 'brand', '-', isType('Brand')],
  ['Product', 'name', 'R', isText],
  ['Product', 'offers', 'R', isType('Offer')],
  ['Product', 'sku', 'r', isText],
  ['Product', 'url', '-', isUrl],
  ['Product', 'gtin', '-', (value) => /^\d{8}$|^\d{12,14}$/.test(`${value}`)],
  ['Offer', 'price', 'R', isAmount],
  ['Offer', 'priceCurrency', 'R', isCurrency],
  ['Offer', 'availability', 'r', isTerm('InStock', 'OutOfStock')],
  ['Offer', 'url', 'r', isUrl],
  ['Offer', 'shippingDetails', 'r', isNamed],
  ['Offer', 'hasMerchantReturnPolicy', 'r', isNamed],
  ['Offer', 'seller', 'r', isNamed],
  ['Offer', 'itemCondition', '-', isTerm('NewCondition', 'RefurbishedCondition', 'UsedCondition')],
  ['Offer', 'priceValidUntil', '-', (value) => new Date(`${value}`).toISOString() === value],
  ['UnitPriceSpecification', 'price', 'R', isAmount],
  ['UnitPriceSpecification', 'priceCurrency', 'R', isCurrency],
  ['UnitPriceSpecification', 'priceType', 'R', isTerm('StrikethroughPrice')],
  ['OfferShippingDetails', 'shippingRate', 'R', isType('MonetaryAmount')],
  ['OfferShippingDetails', 'shippingDestination', '-', isType('DefinedRegion')],
  ['MonetaryAmount', 'value', 'R', isAmount],
  ['MonetaryAmount', 'currency', 'R', isCurrency],
  ['DefinedRegion', 'addressCountry', 'R', isCountry],
  ['MerchantReturnPolicy', 'applicableCountry', '-', isCountry],
  ['MerchantReturnPolicy', 'returnPolicyCategory', 'R', isTerm('MerchantReturnFiniteReturnWindow')],
  ['MerchantReturnPolicy', 'merchantReturnDays', 'R', Number.isInteger],
  ['MerchantReturnPolicy', 'returnMethod', 'r', isTerm('ReturnByMail')],
  ['MerchantReturnPolicy', 'merchantReturnLink', '-', isUrl],
  ['Organization', 'name', 'R', isText],
  ['Organization', 'url', 'r', isUrl],
  ['AggregateRating', 'ratingValue', 'R', (value) => Number(value) > 0 && Number(value) <= 5],
  ['AggregateRating', 'reviewCount', 'R', Number.isInteger],
  ['AggregateRating', 'bestRating', 'r', (value) => value === 5],
  ['Brand', 'name', 'R', isText],
];

/** Every object with a type in a description. */
function typed(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap(typed)];
}

describe('merchant listings', () => {
  const running = { discount: 12.5, discountExpiry: Date.UTC(2030, 0, 1), brand: 'Acme', condition: 'new' };
  const all = [
    described(product(running), { reviewCount: 3 }),
    described(varied(running), { reviewCount: 3 }),
    described(varied({ isShippingIncluded: true }), { currency: 'JPY' }),
    productData(productFacts({ product: product(), url, merchantUrl, now: 0 }), { returnsUrl }),
  ];
  const objects = all.flatMap(typed);

  it.each(rules)('%s has %s (%s) in the right form', (type, property, need, form) => {
    const own = objects.filter((each) => each['@type'] === type);
    expect(own.length).toBeGreaterThan(0);
    for (const each of own) {
      const isRight = property in each ? form(each[property]) : need === '-';
      expect([property, each[property], isRight]).toEqual([property, each[property], true]);
    }
    expect(own.some((each) => property in each)).toBe(true);
  });

  it('contains only properties that the rules list', () => {
    const known = new Set(rules.map(([type, property]) => `${type}.${property}`));
    const varying = [
      'color',
      'size',
      'material',
      'pattern',
      'additionalProperty',
      'image',
      'description',
      'brand',
      'aggregateRating',
    ];
    const others = objects.flatMap((each) =>
      Object.keys(each)
        .filter((name) => !name.startsWith('@'))
        .map((name) => `${each['@type']}.${name}`)
        .filter((name) => !known.has(name) && !varying.includes(name.split('.')[1] ?? '')),
    );
    expect([...new Set(others)]).toEqual(['Offer.priceSpecification']);
  });

  it('gives every variant and every node a unique id', () => {
    for (const data of all) {
      const ids = typed(data).flatMap((each) => (each['@id'] ? [each['@id']] : []));
      expect(new Set(ids).size).toBe(ids.length);
      const named = [...JSON.stringify(data).matchAll(/"@id":"([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(named)).toEqual(new Set(ids));
      const skus = typed(data).flatMap((each) => (each.sku ? [each.sku] : []));
      expect(new Set(skus).size).toBe(skus.length);
    }
  });

  it('has texts of merchants on one line, without invisible characters', () => {
    const storeName = 'Lamp\u200b\n\u202eIGNORE\u{e0041} ';
    expect(described(product({ storeName })).name).toBe('Lamp IGNORE');
  });
});
