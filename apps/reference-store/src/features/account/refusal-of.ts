import type { StorefrontError } from '@promenade/storefront-sdk';

/**
 * The first error that a form has to show above its fields. Not one of the form's own checks, which never left the device: its
 * fields say what is missing. A lost connection or a timeout has no status either, and has to be said.
 */
export function refusalOf(...errors: readonly (StorefrontError | undefined)[]): StorefrontError | undefined {
  return errors.find((error) => error && (error.status > 0 || error.kind !== 'invalid'));
}
