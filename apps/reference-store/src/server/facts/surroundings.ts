import { type Client, storePayCurrency } from '@promenade/storefront-sdk';

/** The country in which a shop sells, in the format of search engines; undefined if its backend does not say. */
export async function loadCountry(client: Client, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { country } = await storePayCurrency(client, { signal });
    return /^[A-Z]{2}$/.test(country) ? country : undefined;
  } catch {
    return undefined;
  }
}

/** Where a backend announces what agents can use: its tools (RFC 9728), and the protocols by which platforms buy. */
const ANNOUNCED_AT = {
  mcp: '/.well-known/oauth-protected-resource',
  ucp: '/.well-known/ucp',
  acp: '/.well-known/acp.json',
} as const;

/** Addresses of a shop for agents, as paths; one is missing while the owner or the operator has disabled it. */
export type AgentPaths = Readonly<Partial<typeof ANNOUNCED_AT>>;

interface AgentsQuestion {
  apiUrl: string;
  read: typeof fetch;
  forwarded: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

/** Reads which protocols for agents the shop supports now. */
export async function loadAgentPaths({ apiUrl, read, forwarded, signal }: AgentsQuestion): Promise<AgentPaths> {
  const entries = Object.entries(ANNOUNCED_AT).map(async ([protocol, path]) => {
    const response = await read(apiUrl + path, { headers: forwarded, signal }).catch(() => undefined);
    await response?.body?.cancel();
    return response?.ok ? [[protocol, path]] : [];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}
