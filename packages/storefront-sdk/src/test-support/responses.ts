/** A response with a JSON body. */
export function jsonResponse(body: unknown, init: ResponseInit = {}): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), init);
}

export function envelope(data: unknown, code: unknown = 200, message: unknown = 'success'): Response {
  return jsonResponse({ code, message, data });
}

/** Returns the rejection of a promise; throws if the promise is fulfilled. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  const value = await promise.then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  );
  if ('error' in value) return value.error;
  throw new Error(`resolved with ${JSON.stringify(value.result)}`);
}
