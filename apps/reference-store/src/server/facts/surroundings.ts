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

/** Where a backend announces that agents can use its tools (RFC 9728). */
const TOOLS_PATH = '/.well-known/oauth-protected-resource';

interface ToolsQuestion {
  apiUrl: string;
  read: typeof fetch;
  forwarded: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

/** Whether agents can use the shop's tools: an owner may have disabled them. */
export async function offersTools({ apiUrl, read, forwarded, signal }: ToolsQuestion): Promise<boolean> {
  try {
    const response = await read(apiUrl + TOOLS_PATH, { headers: forwarded, signal });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
