import { type EndpointId, encode, Logistics } from '@promenade/storefront-sdk/contract';
import type { Locale } from '../db/index.ts';

/** Data of a response in its wire form. */
type Data = Readonly<Record<string, unknown>>;

/**
 * The data of a response in the form that the clients expect.
 *
 * @param id The call; absent for calls that only these clients have.
 */
export const inTheirForm = (data: unknown, locale: Locale, id?: EndpointId): unknown =>
  withMarketPrices((id && theirForms[id]?.(data, locale)) ?? data);

/** Calls whose responses have another form in the family. */
const theirForms: { readonly [Id in EndpointId]?: (data: unknown, locale: Locale) => unknown } = {
  'products.detail': withOneChoice,
  'products.detailBySlug': withOneChoice,
  'products.preview': withOneChoice,
  'products.skuDetail': withOneChoice,
  'addresses.list': withCountryNames,
  'addresses.all': withCountryNames,
  'addresses.detail': withCountryNames,
  'addresses.getDefault': withCountryNames,
  'addresses.save': withCountryNames,
  'orders.logistics': (data) => data ?? NO_PARCEL,
};

const isData = (data: unknown): data is Data => typeof data === 'object' && data !== null && !Array.isArray(data);

/** Attribute name and value given to a product without attributes. */
const ONE_CHOICE: Readonly<Record<Locale, readonly [name: string, value: string]>> = {
  en: ['Option', 'Default'],
  fr: ['Option', 'Par défaut'],
};

/** Adds an attribute with one value to a product without attributes: the family selects variants by attribute only. */
function withOneChoice(data: unknown, locale: Locale): unknown {
  if (!isData(data) || !isData(data.productValue)) return data;
  const { '': only, ...others } = data.productValue;
  if (!isData(only) || Object.keys(others).length > 0) return data;
  const [attrName, value] = ONE_CHOICE[locale];
  return {
    ...data,
    productAttr: [{ id: 0, attrName, attrValues: value, type: 1, productId: only.productId }],
    productValue: { [value]: { ...only, sku: value, attrValue: JSON.stringify({ [attrName]: value }) } },
  };
}

/** Replaces country codes by names, which the family shows unchanged and sends back. */
function withCountryNames(data: unknown, locale: Locale): unknown {
  if (Array.isArray(data)) return data.map((address) => withCountryNames(address, locale));
  if (!isData(data)) return data;
  if (Array.isArray(data.list)) return { ...data, list: withCountryNames(data.list, locale) };
  if (typeof data.country !== 'string' || data.country === '') return data;
  return { ...data, country: new Intl.DisplayNames([locale], { type: 'region' }).of(data.country) };
}

/** Sent before there is a parcel: the family's page stops rendering without an object. */
const NO_PARCEL = encode(Logistics, {
  ...{ id: 0, orderNo: '', expNo: '', expCode: '', expName: '', courier: '', courierPhone: '', trackTime: '' },
  ...{ logisticsInfo: [], state: 0, reason: '', createTime: null, updateTime: null },
});

/** Fills in missing market prices: clients of the family compute a percentage from them. */
function withMarketPrices(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withMarketPrices);
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).map(([name, value]) => [name, withMarketPrices(value)]);
  return { ...Object.fromEntries(fields), ...('otPrice' in data && { otPrice: data.otPrice ?? priceIn(data) }) };
}

const priceIn = (data: object) => ('price' in data ? data.price : null);
