import { isStorefrontError } from '@promenade/storefront-sdk';

/** The error of a refused call: its kind and message. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!isStorefrontError(error)) throw new Error('the call was expected to be refused');
  return `${error.kind}: ${error.serverMessage}`;
}
