import { isStorefrontError } from '@promenade/storefront-sdk';
import type { PageError } from './route.ts';

/** Converts the error of a failed read to the status code of its page. */
export function pageErrorOf(error: unknown): PageError {
  if (!isStorefrontError(error)) return { code: 500 };
  const { kind, code, requestId } = error;
  if (kind === 'not-found' || kind === 'invalid') return { code: 404, requestId };
  if (kind === 'network' || kind === 'timeout') return { code: 0, requestId };
  if (kind === 'auth') return { code: 401, requestId };
  return { code: code >= 400 && code < 600 ? code : 500, requestId };
}
