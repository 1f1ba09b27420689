import {
  choiceColumn,
  gtinColumn,
  kept,
  moneyColumn,
  numberColumn,
  percentColumn,
  pictureColumn,
  picturesColumn,
  required,
  slugColumn,
  stored,
  textColumn,
  timeColumn,
  translated,
  valueColumn,
  yesNoColumn,
} from './columns.ts';

/** Columns of a product as a whole. Those that are not stored unchanged are read and written by product-entries.ts. */
export const productColumns = {
  slug: stored('slug', required(slugColumn('by which it is known and found, as in grey-wool-blanket'))),
  name: stored('name', translated(required(textColumn('what it is called', 160)))),
  summary: stored('summary', translated(textColumn('one plain sentence', 400))),
  description: stored('content', translated(textColumn('HTML of what there is to know', 20_000))),
  unit: stored('unit', translated(kept(textColumn('what one of it is; piece by default', 40))), {
    en: 'piece',
    fr: 'pièce',
  }),
  brand: stored('brand', textColumn('its brand, as the maker writes it', 80), ''),
  condition: stored(
    'condition',
    choiceColumn('new, refurbished or used; unsaid by default', {
      new: 'new',
      refurbished: 'refurbished',
      used: 'used',
    }),
  ),
  category: required(slugColumn('slug of its category, one without others below it')),
  merchant: required(slugColumn('slug of its merchant')),
  price: stored('price_cents', required(moneyColumn('what it costs, as in 12.50'))),
  store_price: stored('store_price_cents', moneyColumn('another price in this shop')),
  market_price: stored('market_price_cents', moneyColumn('the recommended retail price')),
  discount: stored('discount_basis_points', percentColumn('percent off the price')),
  discount_until: stored(
    'discount_expires_at',
    timeColumn('last day of the discount, as in 2027-01-31, or the time at which it ends', 'end'),
  ),
  free_shipping: stored(
    'is_shipping_included',
    kept(yesNoColumn('whether shipping costs nothing; no by default')),
    false,
  ),
  withdrawable: stored(
    'is_withdrawable',
    kept(yesNoColumn('whether the right of withdrawal covers it; yes by default')),
    true,
  ),
  manufacturer: stored('manufacturer', textColumn('name and address of who made it, and how to reach them', 500)),
  responsible_person: stored(
    'responsible_person',
    textColumn('the same of who answers for it in the European Union, if the manufacturer is elsewhere', 500),
  ),
  safety: stored('safety', translated(textColumn('warnings and safety information', 2_000))),
  landing_page: stored(
    'landing_page',
    kept(yesNoColumn('whether it has a page of its own without the menu; no by default')),
    false,
  ),
  listed: stored('listed_on_store', kept(yesNoColumn('whether its address is without a key; yes by default')), true),
  on_sale: stored('on_sale', kept(yesNoColumn('whether it is sold; yes by default')), true),
  pictures: picturesColumn('addresses of its pictures, separated by blanks, the first one first; see "picture add"'),
  video: stored('showcase_video', pictureColumn('address of a video of it')),
  option1: translated(valueColumn('what can be chosen, as in Size; none for a product without variants')),
  option2: translated(valueColumn('what else can be chosen')),
  option3: translated(valueColumn('what else can be chosen')),
};

/** Columns of each variant. */
export const variantColumns = {
  value1: translated(valueColumn('the variant’s value of option1, as in XL')),
  value2: translated(valueColumn('its value of option2')),
  value3: translated(valueColumn('its value of option3')),
  variant_price: moneyColumn('what the variant costs; the price of the product by default'),
  variant_offer: stored('variant_price_cents', moneyColumn('another price of the variant in this shop')),
  stock: stored('stock', kept(numberColumn('pieces that can be sold; 0 for a new one', { max: 10_000_000 })), 0),
  gtin: stored('gtin', gtinColumn('its number by GS1, as on its bar code'), ''),
  variant_picture: pictureColumn('address of its picture; the first picture of the product by default'),
  weight: stored('weight_grams', kept(numberColumn('grams a piece weighs; 0 by default', { max: 10_000_000 })), 0),
};

export type ProductColumns = typeof productColumns;
export type VariantColumns = typeof variantColumns;

export const AXES = [1, 2, 3] as const;
