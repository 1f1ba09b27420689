import type { CallOptions, Client } from '@promenade/storefront-sdk';
import type { Endpoint, EndpointId, InputOf, RequestParts, ResponseOf } from '@promenade/storefront-sdk/contract';
import { type Call, contract } from '@promenade/storefront-sdk/contract';
import { isStorefrontError, type StorefrontError } from '@promenade/storefront-sdk/errors';
import type { RateLimits } from './limits.ts';
import type { ResponseLog } from './response-log.ts';
import { NotRun, RuleViolation, UnexpectedResponse } from './verdicts.ts';

/** POST calls that change nothing. */
const readOnlyPosts: ReadonlySet<string> = new Set([
  'login.isTokenValid',
  'preorders.computePrice',
  'preorders.quote',
  'addresses.ipInfo',
]);

/** The expected error: a code, one of several, or any code that requires a sign-in. */
export type Refusal = number | readonly number[] | 'auth';

/** What all callers of a run share. */
export interface CallerParts {
  readonly readOnly: boolean;
  readonly responses: ResponseLog;
  readonly limits: RateLimits;
  /** Called with each write that succeeded, but for those that repeat another one under its key. */
  readonly onWrite: (id: EndpointId, data: unknown, caller: Caller) => void;
}

/** Makes calls with the credentials of one shopper, or without any. */
export class Caller {
  readonly #client: Client;
  readonly #parts: CallerParts;
  readonly #keys = new Set<string>();
  constructor(client: Client, parts: CallerParts) {
    this.#client = client;
    this.#parts = parts;
  }

  /** A call that must succeed. */
  async call<Id extends EndpointId>(id: Id, input: InputOf<Id>, options?: CallOptions): Promise<ResponseOf<Call<Id>>> {
    const outcome = await this.#send(id, input, options, 'valid');
    if ('data' in outcome) return outcome.data;
    throw new UnexpectedResponse(id, `${describeError(outcome.error)} for a valid request`, outcome.error.code);
  }

  /** A call that must be refused in a certain way. */
  async refused<Id extends EndpointId>(
    id: Id,
    expected: Refusal,
    input: InputOf<Id>,
    options?: CallOptions,
  ): Promise<StorefrontError> {
    const mayBeLimited = [expected].flat().includes(429);
    const outcome = await this.#send(id, input, options, mayBeLimited ? 'limited' : 'refused');
    const wanted = expected === 'auth' ? 'a sign-in error (401)' : [expected].flat().join(' or ');
    if ('data' in outcome) throw new RuleViolation(`${id} returned success instead of ${wanted}`);
    const { error } = outcome;
    const fits = expected === 'auth' ? error.kind === 'auth' : [expected].flat().includes(error.code);
    if (!fits) throw new RuleViolation(`${id} ${describeError(error)} instead of ${wanted}`);
    return error;
  }

  async #send<Id extends EndpointId>(
    id: Id,
    input: InputOf<Id>,
    options: CallOptions | undefined,
    expected: 'valid' | 'refused' | 'limited',
  ): Promise<{ data: ResponseOf<Call<Id>> } | { error: StorefrontError }> {
    // TypeScript cannot relate the entry of a table to the id it was looked up by.
    const call = contract[id] as unknown as Endpoint<ResponseOf<Call<Id>>>;
    const { readOnly, responses, limits } = this.#parts;
    const isWrite = call.method === 'POST' && !readOnlyPosts.has(id);
    if (readOnly && isWrite) throw new NotRun(`${id} writes`, 'writes');
    for (let waitedMs = 0; ; ) {
      const own = { ...options };
      if (expected === 'valid') responses.expectSuccess(own);
      try {
        const data = await this.#client.call(call, input as RequestParts, own);
        if (isWrite) this.#note(id, data, options?.idempotencyKey);
        return { data };
      } catch (error) {
        if (!isStorefrontError(error)) throw error;
        if (error.status === 429 || error.code === 429) {
          if (expected === 'limited') return { error };
          waitedMs = await limits.wait(id, error.retryAfterMs, waitedMs);
          continue;
        }
        if (error.kind === 'contract')
          throw new UnexpectedResponse(id, `sent an unreadable response (${error.message})`);
        if (error.status === 0) throw new UnexpectedResponse(id, `did not respond (${error.kind})`);
        return { error };
      }
    }
  }

  #note(id: EndpointId, data: unknown, key: string | undefined): void {
    if (key !== undefined && this.#keys.has(key)) return;
    if (key !== undefined) this.#keys.add(key);
    this.#parts.onWrite(id, data, this);
  }
}

function describeError({ code, serverMessage }: StorefrontError): string {
  return `returned ${code} “${serverMessage ?? ''}”`;
}
