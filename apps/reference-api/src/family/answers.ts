import { type EndpointId, encode, Logistics } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Locale } from '../db/index.ts';

/** Data of an answer, as it goes over the wire. */
type Data = Readonly<Record<string, unknown>>;

/** What an answer depends on beside what it is about. */
type Caller = Pick<CallContext, 'edition' | 'storefront' | 'locale'>;

/**
 * The data of an answer as the storefront that called reads it. Storefronts elsewhere, and the family everywhere, get
 * absolute addresses of pictures.
 *
 * @param publicUrl origin of the shop, below which its pictures are.
 */
export function dataFor(
  { edition, storefront, locale }: Caller,
  data: unknown,
  { id, publicUrl }: { id?: EndpointId; publicUrl: string },
): unknown {
  const isFamily = edition === 'family';
  const inForm = isFamily ? withMarketPrices(id === undefined ? data : inFamilyForm(id, data, locale)) : data;
  return isFamily || storefront !== null ? withAbsoluteMedia(inForm, publicUrl) : inForm;
}

/** Answers that clients of the family know in another form. */
const familyForms: { readonly [Id in EndpointId]?: (data: unknown, locale: Locale) => unknown } = {
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

const inFamilyForm = (id: EndpointId, data: unknown, locale: Locale): unknown =>
  familyForms[id]?.(data, locale) ?? data;

const isData = (data: unknown): data is Data => typeof data === 'object' && data !== null && !Array.isArray(data);

/** The one choice of a product without any, by name and value. */
const ONE_CHOICE: Readonly<Record<Locale, readonly [name: string, value: string]>> = {
  en: ['Option', 'Default'],
  fr: ['Option', 'Par défaut'],
};

/** A product without choices with one attribute of one value: the family chooses among the values of attributes only. */
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

/** Addresses with their country by its name, which the family shows as it is and sends back. */
function withCountryNames(data: unknown, locale: Locale): unknown {
  if (Array.isArray(data)) return data.map((address) => withCountryNames(address, locale));
  if (!isData(data)) return data;
  if (Array.isArray(data.list)) return { ...data, list: withCountryNames(data.list, locale) };
  if (typeof data.country !== 'string' || data.country === '') return data;
  return { ...data, country: new Intl.DisplayNames([locale], { type: 'region' }).of(data.country) };
}

/** What the page of a parcel shows before there is one; without an object it stops rendering. */
const NO_PARCEL = encode(Logistics, {
  ...{ id: 0, orderNo: '', expNo: '', expCode: '', expName: '', courier: '', courierPhone: '', trackTime: '' },
  ...{ logisticsInfo: [], state: 0, reason: '', createTime: null, updateTime: null },
});

/** A path of ours where a text, an attribute of HTML or a list in a text may name a file. */
const MEDIA = /(^|["'(,=\s])(\/media\/(?:r1|uploads|pages)\/)/g;

/** An answer with the addresses of its pictures made absolute, for pages that have another origin. */
function withAbsoluteMedia(data: unknown, origin: string): unknown {
  if (typeof data === 'string') return data.includes('/media/') ? data.replace(MEDIA, `$1${origin}$2`) : data;
  if (Array.isArray(data)) return data.map((item) => withAbsoluteMedia(item, origin));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withAbsoluteMedia(value, origin)]));
}

/** An answer in which no market price is left out: clients of the family reckon a percentage with it. */
function withMarketPrices(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withMarketPrices);
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).map(([name, value]) => [name, withMarketPrices(value)]);
  return { ...Object.fromEntries(fields), ...('otPrice' in data && { otPrice: data.otPrice ?? priceIn(data) }) };
}

const priceIn = (data: object) => ('price' in data ? data.price : null);
