import type { CallOptions, Client } from '@promenade/storefront-sdk';
import type { Endpoint, EndpointId, InputOf, RequestParts, ResponseOf } from '@promenade/storefront-sdk/contract';
import { type Call, contract } from '@promenade/storefront-sdk/contract';
import { isStorefrontError, type StorefrontError } from '@promenade/storefront-sdk/errors';
import { NotRun, RuleViolation, UnexpectedAnswer } from './verdicts.ts';

/** POST calls that change nothing. */
const readOnlyPosts: ReadonlySet<string> = new Set([
  'login.isTokenValid',
  'preorders.computePrice',
  'addresses.ipInfo',
]);

/** The error that is expected: a code, one of several, or any code that asks for a sign-in. */
export type Refusal = number | readonly number[] | 'auth';

/** Makes calls with the credentials of one shopper, or without any. */
export class Caller {
  readonly #client: Client;
  readonly #readOnly: boolean;
  constructor(client: Client, readOnly: boolean) {
    this.#client = client;
    this.#readOnly = readOnly;
  }

  /** A call that must succeed. */
  async call<Id extends EndpointId>(id: Id, input: InputOf<Id>, options?: CallOptions): Promise<ResponseOf<Call<Id>>> {
    const outcome = await this.#send(id, input, options);
    if ('answer' in outcome) return outcome.answer;
    throw new UnexpectedAnswer(id, `${describeError(outcome.error)} to a valid request`, outcome.error.code);
  }

  /** A call that must be refused in a certain way. */
  async refused<Id extends EndpointId>(
    id: Id,
    expected: Refusal,
    input: InputOf<Id>,
    options?: CallOptions,
  ): Promise<StorefrontError> {
    const outcome = await this.#send(id, input, options);
    const wanted = expected === 'auth' ? 'a sign-in error (401)' : [expected].flat().join(' or ');
    if ('answer' in outcome) throw new RuleViolation(`${id} answered success instead of ${wanted}`);
    const { error } = outcome;
    const fits = expected === 'auth' ? error.kind === 'auth' : [expected].flat().includes(error.code);
    if (!fits) throw new RuleViolation(`${id} ${describeError(error)} instead of ${wanted}`);
    return error;
  }

  async #send<Id extends EndpointId>(
    id: Id,
    input: InputOf<Id>,
    options?: CallOptions,
  ): Promise<{ answer: ResponseOf<Call<Id>> } | { error: StorefrontError }> {
    // TypeScript cannot relate the entry of a table to the id it was looked up by.
    const call = contract[id] as unknown as Endpoint<ResponseOf<Call<Id>>>;
    if (this.#readOnly && call.method === 'POST' && !readOnlyPosts.has(id)) throw new NotRun(`${id} writes`, true);
    try {
      return { answer: await this.#client.call(call, input as RequestParts, options) };
    } catch (error) {
      if (!isStorefrontError(error)) throw error;
      if (error.kind === 'contract') throw new UnexpectedAnswer(id, `sent an unreadable response (${error.message})`);
      if (error.status === 0) throw new UnexpectedAnswer(id, `did not respond (${error.kind})`);
      return { error };
    }
  }
}

function describeError({ code, serverMessage }: StorefrontError): string {
  return `answered ${code} “${serverMessage ?? ''}”`;
}
