import { isStorefrontError } from '@promenade/storefront-sdk';

/** How a call is refused: its kind, and what it says. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!isStorefrontError(error)) throw new Error('the call was expected to be refused');
  return `${error.kind}: ${error.serverMessage}`;
}
