import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Audit } from './audit.ts';
import type { Config } from './config.ts';
import type { ClientForms } from './contract/client-forms.ts';
import type { Database, Replica } from './db/index.ts';
import type { OpenOrderLimits } from './domain/open-orders.ts';
import type { ProductViews } from './domain/product-views.ts';
import type { Extension } from './extension.ts';
import type { MintToken } from './identity/mint-token.ts';
import type { Passwords } from './identity/passwords.ts';
import type { TokenHolder } from './identity/read-token.ts';
import type { RateLimiter } from './limits/rate-limiter.ts';
import type { Mailer } from './mail/mailer.ts';
import type { FileStore } from './media/file-store.ts';
import type { PaymentRegistry } from './payments/registry.ts';
import type { ServerSecrets } from './repositories/secrets.ts';
import type { ShopDirectory } from './repositories/shop-directory.ts';

/** Dependencies that domain functions may use. */
type OfDomain = Omit<
  Deps,
  'database' | 'replica' | 'shops' | 'extension' | 'forms' | 'readToken' | 'readProof' | 'secrets'
> & {
  readonly secrets: Pick<ServerSecrets, 'codeKey' | 'visitorKey' | 'deviceKey' | 'agentSealKey'>;
};

/**
 * Dependencies of a domain function, by name: `DomainDeps<'now' | 'mailer'>`. The database is not among them: each function
 * takes a transaction or a connection as a parameter, so that none opens a second connection within a transaction and
 * deadlocks.
 */
export type DomainDeps<Name extends keyof OfDomain = keyof OfDomain> = Pick<OfDomain, Name>;

/** Shared dependencies of the API. */
export interface Deps {
  readonly config: Config;
  readonly database: Database;
  /** Serves guests' reads of the catalogue instead of the database, if there is one. */
  readonly replica: Replica | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Limits of unpaid orders. */
  readonly openOrders: OpenOrderLimits;
  readonly shops: ShopDirectory;
  readonly secrets: ServerSecrets;
  readonly limiter: RateLimiter;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  /** Stores uploads and composed pictures instead of the database and the disk, if configured. */
  readonly files: FileStore | undefined;
  readonly views: ProductViews;
  /** For work outside of requests, which have their own log. */
  readonly log: FastifyBaseLogger;
  readonly audit: Audit;
  /** Counts an event by its outcome, for metrics; neither may contain personal data. */
  readonly count: (event: string, outcome: string) => void;
  readonly payments: PaymentRegistry;
  readonly extension: Extension;
  /** Forms of compatible clients; null where the shop answers its own only. */
  readonly forms: ClientForms | null;
  /** Origins whose pages are the shop's own. */
  readonly origins: ReadonlySet<string>;
  /** The holder of the request's valid token; otherwise null. */
  readonly readToken: (request: FastifyRequest) => Promise<TokenHolder | null>;
  /** Thumbprint of the key in the DPoP proof of a request without a token; otherwise null. */
  readonly readProof: (request: FastifyRequest) => Promise<string | null>;
  readonly mintToken: MintToken;
}
