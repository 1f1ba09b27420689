import { isStorefrontError } from '@promenade/storefront-sdk';
import type { PageFault } from './route.ts';

/** The status code of a page for the error of a rejected read. */
export function faultOf(error: unknown): PageFault {
  if (!isStorefrontError(error)) return { code: 500 };
  const { kind, code, requestId } = error;
  if (kind === 'not-found' || kind === 'invalid') return { code: 404, requestId };
  if (kind === 'network' || kind === 'timeout') return { code: 0, requestId };
  if (kind === 'auth') return { code: 401, requestId };
  return { code: code >= 400 && code < 600 ? code : 500, requestId };
}
