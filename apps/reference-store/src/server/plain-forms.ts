import { randomBytes } from 'node:crypto';
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
  isStorefrontError,
  newsletterSubscribe,
  type ProductDetail,
  type ProductSku,
  productsDetail,
  SHOP_CLOSED_CODE,
  storeDetails,
} from '@promenade/storefront-sdk';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../i18n/locale.ts';
import * as paths from '../lib/paths.ts';
import { sendFallback } from './fallback-page.ts';
import { cookieOf, forwardedHeaders, isHttps, originOfRequest, type Surroundings } from './visitor.ts';

const YEAR_SECONDS = 31_536_000;

/** Forms that work before, or without, any script: they post here and are sent on to a page. */
export function addPlainForms(
  app: FastifyInstance,
  { client, surroundings }: { client: Client; surroundings: Surroundings },
): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(`${body}`));
  });

  /** The page that the form was on, by what it says or by where the browser came from. */
  function backFrom(request: FastifyRequest, form: URLSearchParams, otherwise: string): string {
    const origin = originOfRequest(request, surroundings);
    const { referer = '' } = request.headers;
    const from = referer.startsWith(`${origin}/`) ? referer.slice(origin.length) : undefined;
    return safeReturnPath(form.get('back') ?? from, origin) ?? otherwise;
  }

  /** Asks the API for this visitor, whom its limits count, in the language of the page: variants are named in it. */
  const callOptions = (request: FastifyRequest, locale: Locale) => ({
    headers: { ...forwardedHeaders(request, surroundings), 'accept-language': locale },
  });

  /** What a visitor gets whose form came to nothing: a page that can send it again when it was only too often, or the
   * shop is closed, else `path`. */
  function answerFailure(
    error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
    { form, path }: { form: URLSearchParams; path: string },
  ): FastifyReply {
    request.log.warn(error);
    const isClosed = isStorefrontError(error) && error.code === SHOP_CLOSED_CODE;
    if (!isClosed && !isStorefrontError(error, 'rate-limited')) return reply.redirect(path, 303);
    return sendFallback(request, reply, {
      ...(isClosed ? { status: 503, reason: 'closedForm' } : { status: 429, reason: 'limited' }),
      surroundings,
      locale: form.get('locale') === 'fr' ? 'fr' : delocalizePath(path).locale,
      retry: { action: request.url, form, afterSeconds: Math.ceil((error.retryAfterMs ?? 60_000) / 1000) },
    });
  }

  const isOwnPage = (request: FastifyRequest) => {
    const { origin } = request.headers;
    return origin === undefined || origin === originOfRequest(request, surroundings);
  };

  const cookieFor = (request: FastifyRequest, name: string, value: string, maxAgeSeconds: number) =>
    `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isHttps(request, surroundings) ? '; Secure' : ''}`;

  app.post('/cart/add', async (request, reply) => {
    if (!isOwnPage(request) || !(request.body instanceof URLSearchParams)) return reply.status(403).send();
    const form = request.body;
    const known = cookieOf(request.raw, CART_UUID_COOKIE);
    const uuid = isCartUuid(known) ? known : cartUuidOf(randomBytes(CART_UUID_LENGTH / 2));
    reply.header('set-cookie', cookieFor(request, CART_UUID_COOKIE, uuid, CART_UUID_MAX_AGE_SECONDS));
    reply.header('cache-control', 'no-store');
    const locale = localeOf(form);
    const cartPath = localizePath(paths.cart, locale);
    const options = callOptions(request, locale);
    try {
      const path = { slug: form.get('slug') ?? '', uniqueKey: form.get('uniqueKey') ?? '' };
      const product = await productsDetail(client, path, options);
      const variant = chosenVariant(product, form);
      const productPage = localizePath(productPath(product.productInfo), locale);
      // Nothing chosen yet, or no such combination: the product's page asks.
      if (!variant) return await reply.redirect(productPage, 303);
      const { id: storeId } = await storeDetails(client, {}, options);
      const line = {
        ...{ productId: product.productInfo.id, productAttrUnique: variant.id },
        ...{ cartNum: piecesOf(form), storeId, uuid },
      };
      await cartSave(client, [line], options);
      return await reply.redirect(cartPath, 303);
    } catch (error) {
      return answerFailure(error, request, reply, { form, path: backFrom(request, form, cartPath) });
    }
  });

  /** A change of a line of the guest's cart, by a browser that runs no scripts; the cart's page shows what came of it. */
  const changeLine = (
    path: string,
    change: (line: { id: number; uuid: string }, form: URLSearchParams, options: CallOptions) => Promise<unknown>,
  ) =>
    app.post(path, async (request, reply) => {
      if (!isOwnPage(request) || !(request.body instanceof URLSearchParams)) return reply.status(403).send();
      const form = request.body;
      const uuid = cookieOf(request.raw, CART_UUID_COOKIE);
      const id = Number(form.get('line'));
      const locale = localeOf(form);
      const cartPath = localizePath(paths.cart, locale);
      reply.header('cache-control', 'no-store');
      if (!isCartUuid(uuid) || !Number.isSafeInteger(id) || id < 1) return reply.redirect(cartPath, 303);
      try {
        await change({ id, uuid }, form, callOptions(request, locale));
        return await reply.redirect(cartPath, 303);
      } catch (error) {
        return answerFailure(error, request, reply, { form, path: cartPath });
      }
    });
  changeLine('/cart/quantity', (line, form, options) =>
    cartSetQuantity(client, { ...line, number: piecesOf(form) }, options),
  );
  changeLine('/cart/remove', ({ id, uuid }, _form, options) => cartRemove(client, { ids: [id], uuid }, options));

  app.post('/newsletter', async (request, reply) => {
    if (!isOwnPage(request) || !(request.body instanceof URLSearchParams)) return reply.status(403).send();
    const form = request.body;
    const path = backFrom(request, form, '/');
    reply.header('cache-control', 'no-store');
    try {
      const options = callOptions(request, delocalizePath(path).locale);
      await newsletterSubscribe(client, { email: form.get('email') ?? '' }, options);
      return await reply.redirect(path, 303);
    } catch (error) {
      return answerFailure(error, request, reply, { form, path });
    }
  });

  app.get<{ Params: { locale: string }; Querystring: { path?: string } }>('/locale/:locale', (request, reply) => {
    const locale = request.params.locale === 'fr' ? 'fr' : 'en';
    const path = safeReturnPath(request.query.path, originOfRequest(request, surroundings)) ?? '/';
    reply.header('set-cookie', cookieFor(request, 'locale', locale, YEAR_SECONDS));
    return reply.header('cache-control', 'no-store').redirect(localizePath(path, locale), 303);
  });
}

const localeOf = (form: URLSearchParams): Locale => (form.get('locale') === 'fr' ? 'fr' : 'en');

/** What a form says of how many pieces are wanted; what is no number is one piece. */
const piecesOf = (form: URLSearchParams): number => Math.max(1, Math.trunc(Number(form.get('quantity'))) || 1);

/**
 * The variant a form names by its values (`axis-0`, `axis-1` …), which has no field for what is no choice; the only one where
 * nothing is.
 */
function chosenVariant({ productAttr, productValue }: ProductDetail, form: URLSearchParams): ProductSku | undefined {
  let field = 0;
  const { axes, skus } = variantModel(productAttr, productValue);
  const values = axes.map((axis) => (isChoice(axis) ? (form.get(`axis-${field++}`) ?? '') : axis.values[0]));
  return axes.some(isChoice) ? skus.get(values.join(',')) : onlyVariant(productValue);
}
