import {
  type AnySchema,
  type Call,
  contract,
  type EndpointId,
  encode,
  LoginResult,
  objectSchema,
  toJsonSchema,
} from '@promenade/storefront-sdk/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { channelOf } from '../compatibility/edition.ts';
import type { Deps } from '../deps.ts';
import { refuseWhileClosed } from '../domain/shop-closing.ts';
import { type Envelope, success } from '../errors/envelope.ts';
import { type MessageId, message } from '../errors/messages.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import { TooLate } from '../limits/answer-in-time.ts';
import { endpointClasses } from '../limits/routes.ts';
import { currencyOf } from '../repositories/shop-currency.ts';
import type { Shop } from '../repositories/shops.ts';
import { withAbsoluteMedia } from './absolute-media.ts';
import { answerRead } from './answer-read.ts';
import { takeFieldForms, takeForms, takeJsonBodies, takeTextBodies } from './body-parsers.ts';
import { runIdempotent } from './idempotency.ts';
import { digest, idempotentRequest } from './idempotent-request.ts';
import { incomingForm } from './incoming-form.ts';
import { languagesOf, localeOf } from './locale.ts';
import { otherStorefront } from './other-storefront.ts';
import { fieldWithNul, hasAmounts, readFields, readInput, type Shape } from './read-input.ts';
import { isForeign } from './same-origin.ts';
import type { AliasHandlers, CallContext, ContractHandlers, Principal } from './types.ts';
import { withVisibleTexts } from './visible-texts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal;
    /** Names of the body's fields as sent, by the contract's name; only those that differ. */
    sentNames: Readonly<Record<string, string>>;
  }
}

type AnyCall = CallContext & { path: unknown; query: unknown; body: unknown };
type AnyAnswering = (call: AnyCall) => unknown;
type AnyHandler = AnyAnswering | AnyPrepared;
interface AnyPrepared {
  prepare: (call: AnyCall) => Promise<AnyAnswering>;
  after?: AnyAnswering;
}

/** Calls whose success has something to say. */
const successMessages: { readonly [Id in EndpointId]?: MessageId } = {
  'login.sendRegistrationCode': 'codeSent',
  'login.sendPasswordResetCode': 'codeSent',
  'login.sendMobileCode': 'codeSent',
  'user.sendPasswordCode': 'codeSent',
  'user.sendVerificationCode': 'codeSent',
  'user.sendEmailChangeCode': 'codeSent',
  'user.sendPasswordCodeByPhone': 'codeSent',
  'coupons.claim': 'couponHandedOut',
};

/**
 * Registers every call of the contract, from its data.
 * @param aliases handlers for alias paths whose input differs from the call's; other aliases use the call's handler.
 */
export function registerContract(
  app: FastifyInstance,
  deps: Deps,
  handlers: ContractHandlers,
  aliases: AliasHandlers,
): void {
  app.decorateRequest('principal');
  app.decorateRequest('sentNames');
  const calls = Object.values(contract) as Call[];
  const bySection = handlers as unknown as Record<string, Record<string, AnyHandler>>;
  const registerAll = (scope: FastifyInstance, some: Call[]) => {
    for (const call of some) {
      const [section = '', name = ''] = call.id.split('.');
      const handle = bySection[section]?.[name] as AnyHandler;
      registerCall(scope, deps, call, handle);
      for (const { path, params } of call.input.aliases ?? []) {
        const aliased = { ...call, path, input: { ...call.input, path: params ?? call.input.path } } as Call;
        registerCall(scope, deps, aliased, (aliases[path] as AnyHandler | undefined) ?? handle);
      }
    }
  };
  app.register(async (scope) => {
    takeJsonBodies(scope);
    registerAll(
      scope,
      calls.filter(({ raw, multipart, input }) => !raw && !multipart && !input.form),
    );
  });
  app.register(async (scope) => {
    takeFieldForms(scope);
    registerAll(
      scope,
      calls.filter(({ input }) => input.form),
    );
  });
  app.register(async (scope) => {
    await takeForms(scope);
    registerAll(
      scope,
      calls.filter(({ multipart }) => multipart),
    );
  });
  app.register(async (scope) => {
    takeTextBodies(scope);
    registerAll(
      scope,
      calls.filter(({ raw }) => raw),
    );
  });
}

function schemaOf({ input }: Call, body: AnySchema | undefined) {
  return {
    ...(input.path && { params: objectSchema(input.path) }),
    ...(input.query && { querystring: objectSchema(input.query) }),
    ...(body && { body: toJsonSchema(body) }),
  };
}

/** Whether any site could make a browser send it: bodies of text and empty ones are sent without asking before. */
function needsNoPreflight({ raw, method, auth, input }: Call): boolean {
  return raw === true || (method === 'POST' && auth === 'guest' && !input.body);
}

function registerCall(app: FastifyInstance, deps: Deps, call: Call, handle: AnyHandler): void {
  const { input } = call;
  const { forms } = deps;
  const body = forms ? forms.bodySchemaOf(call.id) : contract[call.id].input.body;
  const takesAmounts = hasAmounts(input.query) || (body?.kind === 'object' && hasAmounts(body.of as Shape));
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(call, body),
    onRequest: async (request) => {
      // The browser's word for a page's own site holds for every host name that a shop has.
      const isOwn = request.headers['sec-fetch-site'] === 'same-origin' || !isForeign(request, deps.origins);
      if (needsNoPreflight(call) && !isOwn) throw new Refused(403, 'noAccess');
      const holder = call.auth === 'guest' ? null : await deps.readToken(request);
      if (holder === null && call.auth === 'user') throw new Refused(401, 'pleaseSignIn');
      if (holder !== null) await deps.limiter.countForAccount(endpointClasses[call.id], holder.userId, request.ip);
      request.principal = holder === null ? { kind: 'guest' } : { kind: 'shopper', ...holder };
    },
    preValidation: async (request) => {
      if (input.path) request.params = readFields(input.path, request.params);
      if (input.form) request.query = { ...fieldsIn(withVisibleTexts(request.body)), ...fieldsIn(request.query) };
      const currency = takesAmounts ? await currencyFor(deps, request) : undefined;
      if (input.query) request.query = readFields(input.query, request.query, currency);
      if (!body || call.raw) return;
      if (forms) request.sentNames = forms.sentNames(call.id, request.body);
      const visible = withVisibleTexts(request.body);
      request.body = readInput(body, forms ? forms.toContract(call.id, visible) : visible, currency);
    },
    preHandler: async ({ params, query, body }) => {
      for (const part of [params, query, input.body ? body : undefined]) {
        const field = fieldWithNul(part);
        if (field !== undefined) throw badField(field || 'body', 'fieldMalformed');
      }
    },
    handler: async (request, reply) => {
      const locale = localeOf(request);
      const shop = await shopFor(deps, request);
      refuseWhileClosed(shop, deps.now());
      request.principal = principalIn(shop, request.principal, call);
      const context = {
        shop,
        principal: request.principal,
        proofKey: handsOutToken(call) ? await deps.readProof(request) : null,
        locale,
        languages: languagesOf(request, shop),
        now: deps.now(),
        ip: request.ip,
        signedAgent: request.signedAgent,
        edition: forms ? await forms.editionOf(request) : 'own',
        channel: channelOf(request),
        storefront: otherStorefront(deps, request),
        leader: deps.database.db,
        signal: request.cancelled,
        path: request.params,
        query: request.query,
        // Up to twice the limit is received, so that the call can return its own error for a file that is slightly too
        // large.
        body: input.file ? incomingForm(request, reply, 2 * input.file.maxBytes) : request.body,
      };
      const answering = await prepared(handle, { ...context, db: deps.database.db });
      const answer = async (db: CallContext['db']) => {
        const messageId = successMessages[call.id];
        const data = encode(call.response as AnySchema, await answering({ ...context, db }), currencyOf(shop));
        // Thrown within the transaction of an idempotent call, which then has done nothing.
        if (request.cancelled.reason instanceof TooLate) throw request.cancelled.reason;
        return success(data, messageId && message(messageId, locale));
      };
      const { publicUrl } = deps.config;
      const addressed = ({ data, ...envelope }: Envelope): Envelope => {
        const formed = forms ? forms.fromContract(context, call.id, data) : data;
        const isElsewhere = context.storefront !== null || context.edition === 'family';
        return { ...envelope, data: isElsewhere ? withAbsoluteMedia(formed, publicUrl) : formed };
      };
      allowCaching(call, reply);
      if (call.method === 'GET') return addressed(await answerRead(deps, call, answer));
      if (!call.idempotent) return addressed(await answer(deps.database.db));
      const key = keyOf(call, request, shop);
      if (key) await deps.limiter.countForCaller('idempotencyKey', request);
      const { envelope, replayed } = await runIdempotent(deps, key, context.now, answer);
      if (replayed) reply.header('idempotency-replayed', 'true');
      const after = typeof handle === 'function' || key ? undefined : handle.after;
      if (!after) return addressed(envelope);
      const data = encode(
        call.response as AnySchema,
        await after({ ...context, db: deps.database.db }),
        currencyOf(shop),
      );
      return addressed({ ...envelope, data });
    },
  });
}

/**
 * What answers a call. An error of its preparation is thrown within the transaction instead, because a repeated request
 * receives the stored response of the first one, whatever its own preparation would say.
 */
async function prepared(handle: AnyHandler, call: AnyCall): Promise<AnyAnswering> {
  if (typeof handle === 'function') return handle;
  try {
    return await handle.prepare(call);
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

const fieldsIn = (part: unknown) => (typeof part === 'object' && !Array.isArray(part) ? part : {});

/** The principal of a call within this shop: an account of another shop is anonymous here. */
function principalIn(shop: Shop, principal: Principal, { auth }: Call): Principal {
  if (principal.kind === 'guest' || principal.storeId === shop.id) return principal;
  if (auth === 'user') throw new Refused(401, 'pleaseSignIn');
  return { kind: 'guest' };
}

/** The shop named in a call, or the default for its host name. */
async function shopFor({ shops }: Deps, { query, body, hostname }: FastifyRequest): Promise<Shop> {
  const named = [query, Array.isArray(body) ? body[0] : body] as ({ storeId?: number } | undefined)[];
  const storeId = named.map((part) => part?.storeId).find((id) => id !== undefined);
  if (storeId === undefined) return shops.byHost(hostname);
  const shop = await shops.byId(storeId);
  if (!shop) throw notFound();
  return shop;
}

/** The largest id of a row. */
const STORE_ID_MAX = 2_147_483_647;

/** The code of the amounts that a call brings, before its fields are read. */
async function currencyFor({ shops }: Deps, { query, hostname }: FastifyRequest): Promise<string> {
  const storeId = Number((query as { storeId?: unknown } | undefined)?.storeId ?? 0);
  // The input is not validated yet; an invalid id is rejected later.
  const isId = Number.isInteger(storeId) && storeId > 0 && storeId <= STORE_ID_MAX;
  return currencyOf((isId ? await shops.byId(storeId) : undefined) ?? (await shops.byHost(hostname)));
}

/** Whether a call returns a token, bound to the key of the caller's DPoP proof. */
const handsOutToken = ({ id, response }: Call) => response === LoginResult || id === 'login.registerEmail';

/** Public responses may be cached briefly; responses that depend on the caller must not be cached. */
function allowCaching(call: Call, reply: FastifyReply): void {
  if (call.public && call.auth === 'guest') allowPublicCaching(reply);
  else reply.header('cache-control', 'no-store');
}

/** Allows public caching for a short time, by all request headers that change the response. */
export function allowPublicCaching(reply: FastifyReply): void {
  reply.headers({
    'cache-control': 'public, max-age=30, stale-while-revalidate=60',
    vary: 'Accept-Language, Cookie, Form-type, Origin',
  });
}

/** The cart id inside a guest's body is the only thing that tells guests apart; without it the address has to do. */
function principalKey({ principal, body, ip }: FastifyRequest): string {
  if (principal.kind === 'shopper') return `user:${principal.userId}`;
  const first = (Array.isArray(body) ? body[0] : body) as { uuid?: unknown } | undefined;
  return `guest:${digest(first?.uuid ?? ip)}`;
}

function keyOf(call: Call, request: FastifyRequest, shop: Shop) {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key)) throw new Refused(400, 'unreadableBody');
  return idempotentRequest(shop, request, { principal: principalKey(request), key, endpoint: call.id });
}
