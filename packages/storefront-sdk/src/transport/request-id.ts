import { randomKey } from './random.ts';

/**
 * A header with a fresh id for each attempt, for the `headers` of a client. Errors carry the id in `requestId`, also where
 * nothing was answered.
 * @example createClient({ baseUrl, headers: () => ({ 'Accept-Language': 'fr', ...requestId() }) })
 */
export function requestId(): Record<string, string> {
  return { 'x-request-id': randomKey() };
}
