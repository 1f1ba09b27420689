import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { Config } from './config.ts';
import { validateLate } from './contract/late-validation.ts';
import { registerContract } from './contract/register.ts';
import type { Database } from './db/index.ts';
import type { Deps } from './deps.ts';
import { OPEN_ORDER_LIMITS, type OpenOrderLimits } from './domain/open-orders.ts';
import { success } from './errors/envelope.ts';
import { answerError } from './errors/error-handler.ts';
import { notFound, Refused } from './errors/refused.ts';
import { createProofCheck } from './identity/dpop-proof.ts';
import { tokenMint } from './identity/mint-token.ts';
import { createPasswords, type Passwords } from './identity/passwords.ts';
import { createProvider } from './identity/provider.ts';
import { proofReader, tokenReader } from './identity/read-token.ts';
import { identityRoutes } from './identity/routes.ts';
import { createJobRunner, type JobRunner } from './jobs/runner.ts';
import { limitRequests } from './limits/limit-requests.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import { maskedUrl } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { outboxRoutes } from './mail/outbox-routes.ts';
import { pageRoutes } from './media/page-routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { uploadRoutes } from './media/upload-routes.ts';
import { openApiRoutes } from './openapi-routes.ts';
import { operatorRoutes } from './operator/routes.ts';
import { noticeRoutes } from './payments/notice-routes.ts';
import { absentWays, paymentRegistry } from './payments/registry.ts';
import { sandboxRoutes } from './payments/sandbox-routes.ts';
import { type CriticalSteps, criticalSteps } from './repositories/critical-steps.ts';
import { outboxStatus } from './repositories/outbox.ts';
import { loadSecrets } from './repositories/secrets.ts';
import { shopDirectory } from './repositories/shop-directory.ts';
import { contractHandlers } from './routes/index.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import { TIMEOUTS, type Timeouts } from './timeouts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What time makes due; the process that listens starts it. */
    jobs: JobRunner;
  }
}

/** What a test or a process gives the app. */
export interface AppParts {
  /** Open and migrated. */
  database: Database;
  /** @default Date.now */
  now?: () => number;
  /** Replaces single guarded statements, in tests. */
  steps?: Partial<CriticalSteps>;
  /** Replaces what may be held without paying, in tests where many orders of one shopper are the point. */
  openOrders?: OpenOrderLimits;
  /** Replaces how passwords are hashed, in tests that say when a hash is ready. */
  passwords?: Passwords;
  /** @default silent */
  logger?: FastifyServerOptions['logger'];
  /** @default TIMEOUTS */
  timeouts?: Timeouts;
  /** Off unless given. */
  telemetry?: Telemetry | undefined;
}

const BODY_LIMIT = 64 * 1024;

/** The API as a Fastify instance that does not listen yet. Closing it leaves the database open. */
export async function buildApp(config: Config, parts: AppParts): Promise<FastifyInstance> {
  const timeouts = parts.timeouts ?? TIMEOUTS;
  const app = Fastify({
    logger: parts.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.idleMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkMs },
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    trustProxy: config.trustProxy,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    routerOptions: { maxParamLength: 300 },
    schemaController: { compilersFactory: { buildValidator: validateLate } },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: true } },
  });
  const { deps, provider } = await createDeps(config, parts, app);
  for (const way of absentWays(config)) app.log.info(way, 'way to pay not offered');
  parts.telemetry?.observe(app);
  parts.telemetry?.observeOutbox(() => outboxStatus(deps.database.db, deps.now()));
  observe(app, deps);
  await app.register(cors, {
    origin: [...deps.origins],
    methods: ['GET', 'POST'],
    allowedHeaders: [
      ...['accept-language', 'authorization', 'authori-zation', 'content-type'],
      ...['dpop', 'idempotency-key', 'x-request-id'],
    ],
    exposedHeaders: ['Date', 'DPoP-Nonce', 'Retry-After', 'WWW-Authenticate', 'X-Request-Id'],
    maxAge: 600,
  });
  limitRequests(app, deps.limiter);
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => answerError(notFound(), request, reply));
  app.get('/health', async () => success({ status: 'up' }));
  app.get('/ready', async () => {
    await deps.database.db.selectFrom('stores').select('id').limit(1).executeTakeFirstOrThrow();
    return success({ status: 'ready' });
  });
  openApiRoutes(app, config);
  registerContract(app, deps, contractHandlers(deps));
  await identityRoutes(app, deps, provider);
  await app.register(mediaRoutes, { dataDir: config.dataDir });
  await app.register((scope) => uploadRoutes(scope, deps));
  await app.register((scope) => pageRoutes(scope, deps));
  await app.register((scope) => operatorRoutes(scope, deps));
  await app.register((scope) => noticeRoutes(scope, deps));
  if (config.sandbox) {
    await app.register((scope) => sandboxRoutes(scope, deps));
    await app.register((scope) => outboxRoutes(scope, deps));
  }
  const jobs = createJobRunner(deps, (error, job) => app.log.error({ err: error, job }, 'a job failed'));
  app.decorate('jobs', jobs);
  app.addHook('onClose', async () => {
    await jobs.stop();
    await deps.limiter.close();
    await deps.mailer.close();
  });
  return app;
}

async function createDeps(config: Config, parts: AppParts, app: FastifyInstance) {
  const { database, now = Date.now, steps, openOrders = OPEN_ORDER_LIMITS } = parts;
  const secrets = await loadSecrets(database.db, now());
  const provider = createProvider(config, database, secrets);
  const checkProof = createProofCheck(secrets.nonceKey);
  const deps: Deps = {
    config,
    database,
    now,
    steps: { ...criticalSteps, ...steps },
    openOrders,
    shops: shopDirectory(database.db),
    secrets,
    passwords: parts.passwords ?? createPasswords(config.passwordCost),
    mailer: createMailer({ config, db: database.db, mailKey: config.mailKey ?? secrets.mailKey, now, log: app.log }),
    limiter: createRateLimiter(database, {
      exempt: config.rateLimitExempt,
      now,
      onError: (error) => app.log.error({ err: error }, 'limits were not shared with other processes'),
    }),
    payments: await paymentRegistry(config),
    origins: new Set([config.publicUrl, ...config.corsOrigins]),
    readToken: tokenReader(provider, config.publicUrl, checkProof),
    readProof: proofReader(config.publicUrl, checkProof),
    mintToken: tokenMint(provider, database),
  };
  return { deps, provider };
}

/** Request ids, plain security headers and one log line per answer, without anything that opens something. */
function observe(app: FastifyInstance, { mailer }: Deps): void {
  const mailsBefore = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', async (request, reply) => {
    mailsBefore.set(request, mailer.putCount);
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-site',
    });
  });
  app.addHook('onRequest', async ({ raw }) => {
    // No database accepts a NUL in a text, so nothing has one in its address.
    if (raw.url?.includes('%00')) throw new Refused(400, 'unreadableBody');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, originalUrl: url } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, url: maskedUrl(url), status: reply.statusCode, ms }, 'answered');
    if (mailer.putCount !== mailsBefore.get(request)) void mailer.flush();
  });
}
