import { createHash } from 'node:crypto';
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
import type { Deps } from '../deps.ts';
import { success } from '../errors/envelope.ts';
import { type MessageId, message } from '../errors/messages.ts';
import { badField, notFound, Refused } from '../errors/refused.ts';
import { endpointClasses } from '../limits/routes.ts';
import type { Shop } from '../repositories/shops.ts';
import { takeForms, takeJsonBodies, takeTextBodies } from './body-parsers.ts';
import { callerLeft } from './caller-left.ts';
import { runIdempotent } from './idempotency.ts';
import { incomingForm } from './incoming-form.ts';
import { localeOf } from './locale.ts';
import { fieldWithNul, readTexts, withoutNulls } from './read-input.ts';
import { isForeign } from './same-origin.ts';
import type { CallContext, ContractHandlers, Principal } from './types.ts';

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal;
  }
}

type AnyCall = CallContext & { path: unknown; query: unknown; body: unknown };
type AnyAnswering = (call: AnyCall, prepared?: string) => unknown;
type AnyHandler = AnyAnswering | { before: (call: AnyCall) => Promise<string>; answer: AnyAnswering };

/** Calls whose success has something to say. */
const successMessages: { readonly [Id in EndpointId]?: MessageId } = {
  'login.emailCaptcha': 'codeSent',
  'login.forgetPasswordCaptcha': 'codeSent',
  'login.sendCode': 'codeSent',
  'user.emailPasswordCaptcha': 'codeSent',
  'user.emailProofCaptcha': 'codeSent',
  'user.phonePasswordCaptcha': 'codeSent',
  'coupons.receive': 'couponHandedOut',
};

/** Registers every call of the contract, from its data. */
export function registerContract(app: FastifyInstance, deps: Deps, handlers: ContractHandlers): void {
  app.decorateRequest('principal');
  const calls = Object.values(contract) as Call[];
  const bySection = handlers as unknown as Record<string, Record<string, AnyHandler>>;
  const registerAll = (scope: FastifyInstance, some: Call[]) => {
    for (const call of some) {
      const [section = '', name = ''] = call.id.split('.');
      registerCall(scope, deps, call, bySection[section]?.[name] as AnyHandler);
    }
  };
  app.register(async (scope) => {
    takeJsonBodies(scope);
    registerAll(
      scope,
      calls.filter(({ raw, multipart }) => !raw && !multipart),
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

function schemaOf({ input }: Call) {
  return {
    ...(input.path && { params: objectSchema(input.path) }),
    ...(input.query && { querystring: objectSchema(input.query) }),
    ...(input.body && { body: toJsonSchema(input.body) }),
  };
}

/** Whether any site could make a browser send it: bodies of text and empty ones are sent without asking before. */
function needsNoPreflight({ raw, method, auth, input }: Call): boolean {
  return raw === true || (method === 'POST' && auth === 'guest' && !input.body);
}

function registerCall(app: FastifyInstance, deps: Deps, call: Call, handle: AnyHandler): void {
  const { input } = call;
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(call),
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
      if (input.path) request.params = readTexts(input.path, request.params as Record<string, unknown>);
      if (input.query) request.query = readTexts(input.query, request.query as Record<string, unknown>);
      if (input.body) request.body = withoutNulls(input.body, request.body);
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
      request.principal = principalIn(shop, request.principal, call);
      const context = {
        shop,
        principal: request.principal,
        proofKey: call.answer === LoginResult ? await deps.readProof(request) : null,
        locale,
        now: deps.now(),
        ip: request.ip,
        signal: call.method === 'GET' ? NEVER_ABORTED : callerLeft(reply),
        path: request.params,
        query: request.query,
        // A file that is too large by little is told so by its call.
        body: input.file ? incomingForm(request, reply, 2 * input.file.maxBytes) : request.body,
      };
      const preparing = typeof handle === 'function' ? null : handle.before({ ...context, db: deps.database.db });
      // What could not be prepared is refused within the transaction, which knows whether the same was answered before.
      await preparing?.catch(() => undefined);
      const answering = typeof handle === 'function' ? handle : handle.answer;
      const answer = async (db: CallContext['db']) => {
        const spoken = successMessages[call.id];
        const prepared = (await preparing) ?? undefined;
        const data = encode(call.answer as AnySchema, await answering({ ...context, db }, prepared));
        return success(data, spoken && message(spoken, locale));
      };
      allowCaching(call, reply);
      if (!call.idempotent) return answer(deps.database.db);
      const key = keyOf(call, request);
      if (key) await deps.limiter.countForNetwork('idempotencyKey', request.ip);
      const { envelope, replayed } = await runIdempotent(deps, key, context.now, answer);
      if (replayed) reply.header('idempotency-replayed', 'true');
      return envelope;
    },
  });
}

/** Reads are short: none of them checks whether its caller has left. */
const NEVER_ABORTED = new AbortController().signal;

/** Who calls, in this shop: an account of another one is nobody here. */
function principalIn(shop: Shop, principal: Principal, { auth }: Call): Principal {
  if (principal.kind === 'guest' || principal.storeId === shop.id) return principal;
  if (auth === 'user') throw new Refused(401, 'pleaseSignIn');
  return { kind: 'guest' };
}

/** The shop a call names, else the one its host name stands for. */
async function shopFor({ shops }: Deps, { query, body, hostname }: FastifyRequest): Promise<Shop> {
  const named = [query, Array.isArray(body) ? body[0] : body] as ({ storeId?: number } | undefined)[];
  const storeId = named.map((part) => part?.storeId).find((id) => id !== undefined);
  if (storeId === undefined) return shops.byHost(hostname);
  const shop = await shops.byId(storeId);
  if (!shop) throw notFound();
  return shop;
}

/** Calls without a token that name a secret or hand one out. */
const secretCalls: ReadonlySet<EndpointId> = new Set<EndpointId>([
  'twitter.requestToken',
  'visitors.masterDetail',
  'visitors.detail',
]);

/** What everyone may see may be kept for a moment; what depends on the caller may not be kept at all. */
function allowCaching({ id, auth, method }: Call, reply: FastifyReply): void {
  const isPublic = auth === 'guest' && method === 'GET' && !secretCalls.has(id);
  reply.header('cache-control', isPublic ? 'public, max-age=30, stale-while-revalidate=60' : 'no-store');
  if (isPublic) reply.header('vary', 'Accept-Language, Cookie, Origin');
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The cart id inside a guest's body is the only thing that tells guests apart; without it the address has to do. */
function principalKey({ principal, body, ip }: FastifyRequest): string {
  if (principal.kind === 'shopper') return `user:${principal.userId}`;
  const first = (Array.isArray(body) ? body[0] : body) as { uuid?: unknown } | undefined;
  return `guest:${sha256(`${first?.uuid ?? ip}`)}`;
}

function keyOf(call: Call, request: FastifyRequest) {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key)) throw new Refused(400, 'unreadableBody');
  const fingerprint = sha256(JSON.stringify([request.params, request.body]));
  return { principal: principalKey(request), key, endpoint: call.id, fingerprint };
}
