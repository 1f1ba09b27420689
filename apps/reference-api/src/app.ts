import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import cors from '@fastify/cors';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { acpRoutes } from './acp/routes.ts';
import { recogniseAgents } from './agents/signed-agents.ts';
import { createAudit } from './audit.ts';
import { compatibleCalls } from './compatibility/calls.ts';
import { compatibleForms } from './compatibility/index.ts';
import { undeclaredClients } from './compatibility/undeclared-clients.ts';
import type { Config } from './config.ts';
import { validateLate } from './contract/late-validation.ts';
import { registerContract } from './contract/register.ts';
import { isDiskFull } from './db/errors.ts';
import type { Database, Replica } from './db/index.ts';
import type { Deps } from './deps.ts';
import { OPEN_ORDER_LIMITS, type OpenOrderLimits } from './domain/open-orders.ts';
import { createProductViews } from './domain/product-views.ts';
import { shopOrigin } from './domain/shop-origin.ts';
import { success } from './errors/envelope.ts';
import { answerError, outcomeOf } from './errors/error-handler.ts';
import { notFound, Refused } from './errors/refused.ts';
import type { Extension } from './extension.ts';
import { feedRoutes } from './feeds/routes.ts';
import { createProofCheck } from './identity/dpop-proof.ts';
import { tokenMint } from './identity/mint-token.ts';
import { createPasswords, type Passwords } from './identity/passwords.ts';
import { createProviders } from './identity/providers.ts';
import { proofReader, tokenReader } from './identity/read-token.ts';
import { identityRoutes } from './identity/routes.ts';
import { createJobRunner, type JobRunner, statusOfJobs } from './jobs/runner.ts';
import { boundAnswerBytes } from './limits/answer-bytes.ts';
import { answerInTime } from './limits/answer-in-time.ts';
import { LIMITS, type Limits } from './limits/classes.ts';
import { limitRequests } from './limits/limit-requests.ts';
import { networksOf } from './limits/networks.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import { maskedUrl } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { newsletterPages } from './mail/newsletter-routes.ts';
import { outboxRoutes } from './mail/outbox-routes.ts';
import { priceAlertPages } from './mail/price-alert-routes.ts';
import { stockAlertPages } from './mail/stock-alert-routes.ts';
import { callerReader } from './mcp/acting-for.ts';
import { mcpRoutes } from './mcp/routes.ts';
import { openFileStore } from './media/file-store.ts';
import { pageRoutes } from './media/page-routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { uploadRoutes } from './media/upload-routes.ts';
import { openApiRoutes } from './openapi-routes.ts';
import { operatorRoutes } from './operator/routes.ts';
import { missingPaymentMethods, paymentRegistry } from './payments/registry.ts';
import { quietTurn } from './quiet-turn.ts';
import { claimProof } from './repositories/dpop-proofs.ts';
import { outboxStatus } from './repositories/outbox.ts';
import { loadSecrets } from './repositories/secrets.ts';
import { shopDirectory } from './repositories/shop-directory.ts';
import { withinRequest } from './request-context.ts';
import { contractHandlers } from './routes/index.ts';
import { paidPage } from './routes/paid-page.ts';
import { noticeRoutes } from './routes/payment-notices.ts';
import { productAliases } from './routes/products.ts';
import { sandboxRoutes } from './routes/sandbox-payment.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import { answerUnreadable, TIMEOUTS, type Timeouts } from './timeouts.ts';
import { ucpRoutes } from './ucp/routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set while the process is about to stop: it answers, and says that it is not ready. */
    readiness: Readiness;
    /** What time makes due; the process that listens starts it. */
    jobs: JobRunner;
  }
}

/** What decides whether a balancer should send requests here. */
interface Readiness {
  isStopping: boolean;
  /** When a write last found no space on a disk, by `performance.now()`. */
  diskFullAt: number;
}

/** Parts of the app that a test or a process passes. */
export interface AppParts {
  /** Open and migrated. */
  database: Database;
  /** Answers public reads in the database's place; none unless given. */
  replica?: Replica | undefined;
  /** The time that all processes share, epoch milliseconds. @default Date.now */
  now?: () => number;
  /** Replaces the limits of unpaid orders, in tests with many orders of one shopper. */
  openOrders?: OpenOrderLimits;
  /** @default LIMITS */
  limits?: Limits;
  /** Replaces how passwords are hashed, in tests that say when a hash is ready. */
  passwords?: Passwords;
  /** @default silent */
  logger?: FastifyServerOptions['logger'];
  /** @default TIMEOUTS */
  timeouts?: Timeouts;
  /** Off unless given. */
  telemetry?: Telemetry | undefined;
  /** Extension by the program that starts the API. */
  extension?: Extension;
}

const BODY_LIMIT = 64 * 1024;
/** What a store passes on: a browser's headers, of which cookies alone may be 60 kB, and its own. */
const HEADERS_MAX_BYTES = 80 * 1024;
/** The readiness check treats a hanging database as unavailable. */
const READY_WITHIN_MS = 2_000;
/** How long a full disk is reported; the next request that writes finds out whether there is room again. */
const DISK_FULL_MS = 30_000;

/** The API as a Fastify instance that does not listen yet. Closing it leaves the database open. */
export async function buildApp(config: Config, parts: AppParts): Promise<FastifyInstance> {
  const timeouts = parts.timeouts ?? TIMEOUTS;
  const app = Fastify({
    logger: parts.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.idleMs,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkMs,
      maxHeaderSize: HEADERS_MAX_BYTES,
    },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => {
      void status200(request).then((isStatus200) => answerError(error, request, reply, isStatus200));
    },
    trustProxy: config.trustProxy,
    // The database is open until the last connection is closed.
    return503OnClosing: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    routerOptions: { maxParamLength: 300 },
    schemaController: { compilersFactory: { buildValidator: validateLate } },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: !config.strictInput } },
  });
  const { deps, providers, noteClient } = await createDeps(config, parts, app);
  const status200 = async (request: FastifyRequest) => (await deps.forms?.wantsStatus200(request)) ?? false;
  for (const way of missingPaymentMethods(config)) app.log.info(way, 'payment method not offered');
  parts.telemetry?.observe(app);
  parts.telemetry?.observeRuntime(() => parts.database.pool());
  parts.telemetry?.observeOutbox(() => outboxStatus(deps.database.db, deps.now()));
  parts.telemetry?.observeJobs(() => statusOfJobs(deps));
  observe(app, deps);
  answerInTime(app, timeouts.answerMs);
  boundAnswerBytes(app);
  await app.register(cors, {
    // Pages of the listed origins may send any header: a fixed list would exclude clients that send their own headers.
    origin: async (origin: string | undefined) => origin !== undefined && deps.origins.has(origin),
    methods: ['GET', 'POST'],
    exposedHeaders: ['Date', 'DPoP-Nonce', 'Retry-After', 'WWW-Authenticate', 'X-Request-Id'],
    maxAge: 600,
  });
  recogniseAgents(app, deps);
  limitRequests(app, deps.limiter);
  app.decorate('readiness', { isStopping: false, diskFullAt: Number.NEGATIVE_INFINITY });
  const noteFullDisk = (error: unknown) => {
    if (isDiskFull(error)) app.readiness.diskFullAt = performance.now();
  };
  app.setErrorHandler(async (error, request, reply) => {
    noteFullDisk(error);
    return answerError(error, request, reply, await status200(request));
  });
  app.setNotFoundHandler(async (request, reply) => answerError(notFound(), request, reply, await status200(request)));
  app.get('/health', async () => success({ status: 'up' }));
  app.get('/ready', async () => {
    if (app.readiness.isStopping) throw new Refused(503, 'stopping');
    if (performance.now() - app.readiness.diskFullAt < DISK_FULL_MS) throw new Refused(503, 'diskFull');
    const asked = deps.database.db.selectFrom('stores').select('id').limit(1).executeTakeFirstOrThrow();
    const answered = await Promise.race([asked.then(() => true), delay(READY_WITHIN_MS, false, { ref: false })]);
    if (!answered) throw new Refused(503, 'serverFault');
    return success({ status: 'ready' });
  });
  openApiRoutes(app, config);
  registerContract(app, deps, contractHandlers(deps), productAliases);
  if (deps.forms) await app.register((scope) => compatibleCalls(scope, deps, noteClient));
  await app.register((scope) => identityRoutes(scope, deps, providers));
  await app.register(mediaRoutes, { dataDir: config.dataDir, files: deps.files, pictures: deps.extension.pictures });
  if (deps.extension.routes) await app.register(deps.extension.routes);
  await app.register((scope) => uploadRoutes(scope, deps));
  await app.register((scope) => pageRoutes(scope, deps));
  await app.register((scope) => feedRoutes(scope, deps));
  await app.register((scope) => operatorRoutes(scope, deps));
  await app.register((scope) => noticeRoutes(scope, deps));
  await app.register((scope) => newsletterPages(scope, deps));
  await app.register((scope) => stockAlertPages(scope, deps));
  await app.register((scope) => priceAlertPages(scope, deps));
  if (config.ucp || config.acp) await app.register((scope) => paidPage(scope, deps));
  if (config.ucp) await app.register((scope) => ucpRoutes(scope, deps));
  if (config.acp) await app.register((scope) => acpRoutes(scope, deps));
  if (config.mcp) await app.register((scope) => mcpRoutes(scope, deps, providers));
  if (config.sandbox) {
    await app.register((scope) => sandboxRoutes(scope, deps));
    await app.register((scope) => outboxRoutes(scope, deps));
  }
  const jobs = createJobRunner(deps, (error, job) => {
    noteFullDisk(error);
    deps.count('job failed', job);
    app.log.error({ err: error, job }, 'a job failed');
  });
  app.decorate('jobs', jobs);
  closeConnections(app);
  app.addHook('preClose', async () => {
    app.readiness.isStopping = true;
    // Not awaited here: requests are answered meanwhile.
    void jobs.stop();
  });
  app.addHook('onClose', async () => {
    await jobs.stop();
    await deps.views.flush(deps.database.db);
    await deps.limiter.close();
    await deps.mailer.close();
  });
  return app;
}

async function createDeps(config: Config, parts: AppParts, app: FastifyInstance) {
  const { database, now = Date.now, openOrders = OPEN_ORDER_LIMITS } = parts;
  const secrets = await loadSecrets(database.db, now());
  const shops = shopDirectory(database.db);
  const providers = createProviders(config, database, { secrets, shops, log: app.log });
  const originOf = async (request: FastifyRequest) => shopOrigin(config, await shops.byHost(request.hostname));
  const checkProof = createProofCheck(secrets.nonceKey, (id, expiresAt) => claimProof(database.db, id, expiresAt));
  const count = (event: string, outcome: string) => parts.telemetry?.count(event, outcome);
  const noteClient = undeclaredClients({ database, log: app.log, now });
  const deps: Deps = {
    config,
    database,
    replica: parts.replica,
    files: config.files && openFileStore(config.files),
    extension: parts.extension ?? {},
    forms: config.compatibility ? compatibleForms({ config, shops }, noteClient) : null,
    now,
    openOrders,
    shops,
    secrets,
    passwords: parts.passwords ?? createPasswords(config.passwordCost),
    mailer: createMailer({ config, db: database.db, mailKey: config.mailKey ?? secrets.mailKey, now, log: app.log }),
    views: createProductViews(now),
    log: app.log,
    audit: createAudit(app.log, count),
    count,
    limiter: createRateLimiter(database, {
      limits: parts.limits ?? LIMITS,
      exempt: config.rateLimitExempt,
      now,
      onError: (error) => app.log.error({ err: error }, 'limits were not shared with other processes'),
    }),
    payments: await paymentRegistry(config),
    origins: new Set([config.publicUrl, ...config.corsOrigins.keys()]),
    readToken: callerReader(tokenReader(providers.main, originOf, checkProof)),
    readProof: proofReader(originOf, checkProof),
    mintToken: tokenMint(providers.main, database),
  };
  return { deps, providers, noteClient };
}

/** Interval at which idle connections are closed while the app closes. */
const CLOSE_IDLE_MS = 100;

/**
 * Ends keep-alive connections while the process stops: each response says that it is the last one, and connections that became
 * idle otherwise are closed. Without it `close` waits for clients that are free to send requests for ever.
 */
function closeConnections(app: FastifyInstance): void {
  let idle: NodeJS.Timeout | undefined;
  app.addHook('onSend', async (_request, reply) => {
    if (app.readiness.isStopping) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    await quietTurn();
    idle = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS);
  });
  app.addHook('onClose', async () => clearInterval(idle));
}

/** Request ids, plain security headers and one log line per answer, without anything that opens something. */
function observe(app: FastifyInstance, { mailer, now }: Deps): void {
  // Reading a body loses the async context; these hooks restore it.
  for (const hook of ['onRequest', 'preValidation'] as const) {
    app.addHook(hook, (request: FastifyRequest, _reply: FastifyReply, done: () => void) =>
      withinRequest({ id: request.id, agent: request.signedAgent?.name }, done),
    );
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      // The shared time and not the machine's: storefronts count down to the end of discounts by it.
      date: new Date(now()).toUTCString(),
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
    const caller = {
      account: request.principal?.kind === 'shopper' ? request.principal.userId : undefined,
      network: networksOf(request.ip)[0]?.name,
      agent: request.signedAgent?.name,
      signature: request.signatureProblem ?? undefined,
    };
    request.log.info({ method, url: maskedUrl(url), status: outcomeOf(reply), ms, ...caller }, 'answered');
    mailer.flushAfter(request.id);
  });
}
