import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Config } from '../config.ts';
import type { Database } from '../db/index.ts';
import { shopOrigin } from '../domain/shop-origin.ts';
import type { ServerSecrets } from '../repositories/secrets.ts';
import type { ShopDirectory } from '../repositories/shop-directory.ts';
import { currentRequestId } from '../request-context.ts';
import { createProvider } from './provider.ts';

/** The identity provider of one shop. */
export interface ShopProvider {
  provider: Provider;
  /** Where browsers see the shop. */
  origin: string;
}

/** The identity providers of all shops, one for each origin; they share their keys, accounts and tokens. */
export interface Providers {
  /** Of the shop that answers any host name; its tokens are those of the others, too. */
  readonly main: Provider;
  /**
   * The provider of a request's shop. An unknown host name maps to the main shop, so that clients cannot make up an issuer.
   */
  of(request: FastifyRequest): Promise<ShopProvider>;
}

export function createProviders(
  config: Config,
  database: Database,
  parts: { secrets: ServerSecrets; shops: ShopDirectory; log: FastifyBaseLogger },
): Providers {
  const { secrets, shops, log } = parts;
  const known = new Map<string, Provider>();

  function providerAt(origin: string): Provider {
    const provider = known.get(origin) ?? createProvider({ ...config, publicUrl: origin }, database, secrets);
    if (!known.has(origin)) {
      provider.on('server_error', (_context, error) =>
        log.error({ reqId: currentRequestId(), err: error }, 'the identity provider failed'),
      );
      known.set(origin, provider);
    }
    return provider;
  }

  return {
    main: providerAt(config.publicUrl),
    of: async (request) => {
      const origin = shopOrigin(config, await shops.byHost(request.hostname));
      return { provider: providerAt(origin), origin };
    },
  };
}
