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

/** What functions of the domain may ask for. */
type OfDomain = Omit<
  Deps,
  'database' | 'replica' | 'shops' | 'extension' | 'forms' | 'readToken' | 'readProof' | 'secrets'
> & {
  readonly secrets: Pick<ServerSecrets, 'codeKey' | 'visitorKey' | 'deviceKey'>;
};

/**
 * What a function of the domain uses, by name: `DomainDeps<'now' | 'mailer'>`. The database is not among it: a transaction or a
 * connection is a parameter of each function, so that nobody reaches for another one in the midst of a transaction, and waits for
 * themselves.
 */
export type DomainDeps<Name extends keyof OfDomain = keyof OfDomain> = Pick<OfDomain, Name>;

/** What the parts of the API share. */
export interface Deps {
  readonly config: Config;
  readonly database: Database;
  /** Answers guests' reads of the catalogue in the database's place, where there is one. */
  readonly replica: Replica | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** What may be held without paying. */
  readonly openOrders: OpenOrderLimits;
  readonly shops: ShopDirectory;
  readonly secrets: ServerSecrets;
  readonly limiter: RateLimiter;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  /** Where uploads and composed pictures are kept instead of the database and the disk, where there is one. */
  readonly files: FileStore | undefined;
  readonly views: ProductViews;
  /** For what happens outside of a request, which has a log of its own. */
  readonly log: FastifyBaseLogger;
  readonly audit: Audit;
  /** Counts an event by its outcome, for metrics; neither names anybody. */
  readonly count: (event: string, outcome: string) => void;
  readonly payments: PaymentRegistry;
  readonly extension: Extension;
  /** Forms of compatible clients; null where the shop answers its own only. */
  readonly forms: ClientForms | null;
  /** Origins whose pages are the shop's own. */
  readonly origins: ReadonlySet<string>;
  /** Whose valid token came with a request, else null. */
  readonly readToken: (request: FastifyRequest) => Promise<TokenHolder | null>;
  /** Thumbprint of the key that a request without a token proves to hold, else null. */
  readonly readProof: (request: FastifyRequest) => Promise<string | null>;
  readonly mintToken: MintToken;
}
