import { ACCESS_TOKEN_MAX_AGE_SECONDS } from '@promenade/storefront-hooks/domain';
import type { Provider } from 'oidc-provider';
import type { Database } from '../db/index.ts';
import { CLIENT_ID, SCOPE, storeClaim } from './provider.ts';

/** Mints an access token of the identity provider for a call that signs a user in without its pages. */
export type MintToken = (userId: number, options?: MintOptions) => Promise<string>;

export interface MintOptions {
  /** @default the life of every access token */
  seconds?: number;
  /** Thumbprint of the key to which it is bound. @default to none */
  proofKey?: string | null;
}

/** Each token has its own grant, so that it can be revoked like any other. */
export function tokenMint(provider: Provider, { db }: Database): MintToken {
  return async (userId, { seconds: expiresIn = ACCESS_TOKEN_MAX_AGE_SECONDS, proofKey = null } = {}) => {
    const client = await provider.Client.find(CLIENT_ID);
    if (!client) throw new Error(`the identity provider has no client "${CLIENT_ID}"`);
    const accountId = `${userId}`;
    const grant = new provider.Grant({ clientId: CLIENT_ID, accountId });
    grant.addOIDCScope(SCOPE);
    const grantId = await grant.save();
    const extra = await storeClaim(db, userId);
    const details = { client, accountId, grantId, scope: SCOPE, gty: 'direct', expiresIn, claims: {}, extra };
    const token = new provider.AccessToken(details as ConstructorParameters<typeof provider.AccessToken>[0]);
    if (proofKey !== null) token.setThumbprint('jkt', proofKey);
    return token.save();
  };
}
