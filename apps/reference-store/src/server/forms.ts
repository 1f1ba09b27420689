import {
  CART_UUID_COOKIE,
  CART_UUID_LENGTH,
  CART_UUID_MAX_AGE_SECONDS,
  cartUuidOf,
  delocalizePath,
  isCartUuid,
  isChoice,
  localizePath,
  onlyVariant,
  productPath,
  safeReturnPath,
  variantModel,
} from '@promenade/storefront-hooks/domain';
import {
  type CallOptions,
  type Client,
  cartRemove,
  cartSave,
  cartSetQuantity,
  en,
  errorText,
  fr,
  isStorefrontError,
  newsletterSubscribe,
  type ProductDetail,
  type ProductSku,
  productsDetail,
  SHOP_CLOSED_CODE,
  storeDetails,
} from '@promenade/storefront-sdk';
import type { Locale } from '../i18n/locale.ts';
import * as paths from '../lib/paths.ts';
import { fallbackResponse } from './fallback-page.ts';
import {
  cookieOf,
  forwardedHeaders,
  redirect,
  type StoreRequest,
  type StoreResponse,
  type Visitor,
} from './request.ts';

const YEAR_SECONDS = 31_536_000;
/** Maximum size of a form in bytes. */
export const FORM_BYTES_MAX = 16_384;

/** A sent form, with its sender and address. */
interface SentForm {
  request: StoreRequest;
  visitor: Visitor;
  url: URL;
  form: URLSearchParams;
}

type FormHandler = (sent: SentForm) => Promise<StoreResponse>;

/** The page that contained the form, from a field of the form or from the referrer. */
function backFrom({ request, url, form }: SentForm, otherwise: string): string {
  const referer = request.headers.get('referer') ?? '';
  const from = referer.startsWith(`${url.origin}/`) ? referer.slice(url.origin.length) : undefined;
  return safeReturnPath(form.get('back') ?? from, url.origin) ?? otherwise;
}

/** The API's rate limits apply to the visitor. Variants have names in the language of the page. */
const callOptions = ({ url, visitor }: SentForm, locale: Locale): CallOptions => ({
  headers: { ...forwardedHeaders(url, visitor), 'accept-language': locale },
});

const cookie = (url: URL, name: string, value: string, maxAgeSeconds: number) =>
  `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${url.protocol === 'https:' ? '; Secure' : ''}`;

const seeOther = (path: string) => redirect(303, path, { 'cache-control': 'no-store' });

/**
 * The response after a form failed: a page that can send it again later if a rate limit applied or the shop is closed, otherwise a page that says
 * why nothing was changed.
 *
 * @param path The page from which the form came.
 */
async function failed(error: unknown, { url, form }: SentForm, path: string): Promise<StoreResponse> {
  console.warn('A form could not be handled.', error);
  const isClosed = isStorefrontError(error) && error.code === SHOP_CLOSED_CODE;
  const locale = form.get('locale') === 'fr' ? 'fr' : delocalizePath(path).locale;
  if (!isClosed && !isStorefrontError(error, 'rate-limited')) {
    const status = isStorefrontError(error) && error.retryable ? 503 : 409;
    const refusal = errorText(error, locale === 'fr' ? fr : en);
    return fallbackResponse(url, { status, reason: 'refusedForm', locale, refusal, backPath: path });
  }
  return fallbackResponse(url, {
    ...(isClosed ? { status: 503, reason: 'closedForm' } : { status: 429, reason: 'limitedForm' }),
    locale,
    retry: { action: url.pathname, form, afterSeconds: Math.ceil((error.retryAfterMs ?? 60_000) / 1000) },
  });
}

/** Handlers of the forms that work without scripts, or before they run: browsers post to them and are redirected to a page. */
export function formHandlers(client: Client): Readonly<Record<string, FormHandler>> {
  async function addToCart(sent: SentForm): Promise<StoreResponse> {
    const { request, url, form } = sent;
    const locale = localeOf(form);
    const cartPath = localizePath(paths.cart, locale);
    const options = callOptions(sent, locale);
    const known = cookieOf(request, CART_UUID_COOKIE);
    const random = crypto.getRandomValues(new Uint8Array(CART_UUID_LENGTH / 2));
    const uuid = isCartUuid(known) ? known : cartUuidOf(random);
    const respond = async (): Promise<StoreResponse> => {
      const path = { slug: form.get('slug') ?? '', uniqueKey: form.get('uniqueKey') ?? '' };
      const product = await productsDetail(client, path, options);
      const variant = chosenVariant(product, form);
      // Without a complete selection, or for an unknown combination, the shopper chooses on the product's page.
      if (!variant) return seeOther(localizePath(productPath(product.productInfo), locale));
      const { id: storeId } = await storeDetails(client, {}, options);
      const line = {
        ...{ productId: product.productInfo.id, productAttrUnique: variant.id },
        ...{ cartNum: quantityOf(form), storeId, uuid },
      };
      await cartSave(client, [line], options);
      return seeOther(cartPath);
    };
    const response = await respond().catch((error: unknown) => failed(error, sent, backFrom(sent, cartPath)));
    const setCookie = cookie(url, CART_UUID_COOKIE, uuid, CART_UUID_MAX_AGE_SECONDS);
    return { ...response, headers: { ...response.headers, 'set-cookie': setCookie } };
  }

  /** Changes a line of the guest's cart; the cart's page shows the result. */
  const changeLine =
    (change: (line: { id: number; uuid: string }, form: URLSearchParams, options: CallOptions) => Promise<unknown>) =>
    async (sent: SentForm): Promise<StoreResponse> => {
      const { request, form } = sent;
      const uuid = cookieOf(request, CART_UUID_COOKIE);
      const id = Number(form.get('line'));
      const locale = localeOf(form);
      const cartPath = localizePath(paths.cart, locale);
      if (!isCartUuid(uuid) || !Number.isSafeInteger(id) || id < 1) return seeOther(cartPath);
      return change({ id, uuid }, form, callOptions(sent, locale)).then(
        () => seeOther(cartPath),
        (error: unknown) => failed(error, sent, cartPath),
      );
    };

  return {
    '/cart/add': addToCart,
    '/cart/quantity': changeLine((line, form, options) =>
      cartSetQuantity(client, { ...line, number: quantityOf(form) }, options),
    ),
    '/cart/remove': changeLine(({ id, uuid }, _, options) => cartRemove(client, { ids: [id], uuid }, options)),
    '/newsletter': async (sent) => {
      const path = backFrom(sent, '/');
      const options = callOptions(sent, delocalizePath(path).locale);
      return newsletterSubscribe(client, { email: sent.form.get('email') ?? '' }, options).then(
        () => seeOther(path),
        (error: unknown) => failed(error, sent, path),
      );
    },
  };
}

/** The form in a request from one of the shop's own pages; `undefined` for other requests. */
export async function readForm(request: StoreRequest, { origin }: URL): Promise<URLSearchParams | undefined> {
  const { headers } = request;
  const from = headers.get('origin');
  const site = headers.get('sec-fetch-site') ?? 'none';
  if (from === null ? site !== 'same-origin' && site !== 'none' : from !== origin) return undefined;
  if (!/^application\/x-www-form-urlencoded\b/.test(headers.get('content-type') ?? '')) return undefined;
  if (Number(headers.get('content-length')) > FORM_BYTES_MAX) return undefined;
  const text = await request.text();
  return text.length > FORM_BYTES_MAX ? undefined : new URLSearchParams(text);
}

/** Stores the language that a visitor chose and redirects to the same page in it. */
export function switchLocale(url: URL): StoreResponse {
  const locale = url.pathname === '/locale/fr' ? 'fr' : 'en';
  const { headers, ...response } = seeOther(
    localizePath(safeReturnPath(url.searchParams.get('path') ?? undefined, url.origin) ?? '/', locale),
  );
  return { ...response, headers: { ...headers, 'set-cookie': cookie(url, 'locale', locale, YEAR_SECONDS) } };
}

const localeOf = (form: URLSearchParams): Locale => (form.get('locale') === 'fr' ? 'fr' : 'en');

/** The quantity in a form; 1 if it is not a number. */
const quantityOf = (form: URLSearchParams): number => Math.max(1, Math.trunc(Number(form.get('quantity'))) || 1);

/**
 * The variant that a form names by its values (`axis-0`, `axis-1` …). Attributes with a single value have no field. If there are no attributes, the
 * only variant.
 */
function chosenVariant({ productAttr, productValue }: ProductDetail, form: URLSearchParams): ProductSku | undefined {
  let field = 0;
  const { axes, skus } = variantModel(productAttr, productValue);
  const values = axes.map((axis) => (isChoice(axis) ? (form.get(`axis-${field++}`) ?? '') : axis.values[0]));
  return axes.some(isChoice) ? skus.get(values.join(',')) : onlyVariant(productValue);
}
