import type Provider from 'oidc-provider';
import { AGENT_SCOPES, type AgentScope, STORE_CLAIM } from '../identity/provider.ts';
import type { TokenHolder } from '../identity/read-token.ts';

/** A shopper's agent, whose token was made for this endpoint. */
export interface Agent {
  holder: TokenHolder;
  /** OAuth client id. */
  client: string;
  scopes: ReadonlySet<AgentScope>;
}

/**
 * Reads an agent's access token. Tokens for another audience, such as the store's pages, are rejected, so that a stolen one
 * cannot be used here, nor an agent's token there.
 *
 * @param resource the address of the endpoint, as the token's audience must name it.
 */
export async function readAgentToken(
  provider: Provider,
  { value, resource, storeId }: { value: string; resource: string; storeId: number },
): Promise<Agent | null> {
  const token = await provider.AccessToken.find(value);
  if (!token?.accountId || !token.grantId || !token.clientId || token.isExpired) return null;
  if (token.aud !== resource || token.jkt !== undefined) return null;
  const holder = {
    userId: Number(token.accountId),
    storeId: Number(token.extra?.[STORE_CLAIM]),
    grantId: token.grantId,
  };
  if (holder.storeId !== storeId) return null;
  return { holder, client: token.clientId, scopes: new Set(AGENT_SCOPES.filter((scope) => token.scopes.has(scope))) };
}
