import type { CallOptions } from '@promenade/storefront-sdk';
import type { AnySchema, Call, EndpointId, InputOf, Page } from '@promenade/storefront-sdk/contract';
import type { StorefrontError } from '@promenade/storefront-sdk/errors';
import type { Caller, Refusal } from './caller.ts';
import type { Check, Plan } from './plan.ts';
import { type BadSample, badSamplesOf, combined, inputProblems, type Sample, sampleOf, withAll } from './sample.ts';
import type { Shop } from './shop.ts';
import { check, NotRun, RuleViolation, same, UnexpectedResponse } from './verdicts.ts';

export interface Case {
  name: string;
  run: Check;
}

/** Errors that are sent to calls with strict limits. */
const SPARING_FAULTS: readonly string[] = ['is missing', 'has the wrong form'];

/** The most pages that are loaded. */
const PAGES_MAX = 20;

/** The cases that follow from the contract and the plan of a call, then the plan's own rules. */
export function casesOf(call: Call, plan: Plan<EndpointId> = {}): Case[] {
  const cases = new Cases(call, plan);
  const { input, auth, idempotent, response } = call;
  const badSamples = badSamplesOf(call);
  const isPublic = auth !== 'user';
  const all: (Case | false)[] = [
    { name: 'accepts a valid request', run: cases.accepts },
    !isPublic && { name: 'requires a valid token', run: cases.requiresToken },
    auth === 'optional' && { name: 'treats an invalid token as none, or returns 401', run: cases.acceptsInvalidToken },
    badSamples.length > 0 && { name: 'refuses invalid input and names the field', run: cases.refusesBadInput },
    cases.hasUnknown && { name: 'returns 404 for an unknown id', run: cases.refusesUnknown },
    plan.owned === true && { name: 'returns 404 to other shoppers', run: cases.hidesFromOthers },
    idempotent === true && { name: 'does a repeated write once, with the same response', run: cases.replays },
    response.kind === 'page' &&
      input.query?.page !== undefined && { name: 'lists pages that add up', run: cases.pages },
  ];
  const rules = Object.entries(plan.rules ?? {}).map(([name, run]) => ({ name, run }));
  return [...all.filter((one) => one !== false), ...rules];
}

class Cases {
  readonly #call: Call;
  readonly #plan: Plan<EndpointId>;
  constructor(call: Call, plan: Plan<EndpointId>) {
    this.#call = call;
    this.#plan = plan;
  }

  get hasUnknown(): boolean {
    const { path, errors } = this.#call.input;
    return this.#plan.unknown !== undefined || (path !== undefined && errors?.[404] !== undefined);
  }

  readonly accepts: Check = async (shop) => {
    await this.#send(await this.#caller(shop), await this.#validInput(shop));
  };

  readonly requiresToken: Check = async (shop) => {
    for (const caller of [shop.guest, shop.invalidToken]) await this.#refused(caller, 'auth', sampleOf(this.#call));
  };

  readonly acceptsInvalidToken: Check = async (shop) => {
    const input = await this.#validInput(shop);
    await shop.invalidToken
      .call(this.#call.id, input as InputOf<EndpointId>)
      .catch(() => this.#refused(shop.invalidToken, 'auth', input));
  };

  readonly refusesBadInput: Check = async (shop) => {
    const caller = await this.#caller(shop);
    const samples = badSamplesOf(this.#call);
    const sent = this.#plan.sparing ? samples.filter(({ fault }) => SPARING_FAULTS.includes(fault)) : samples;
    for (const round of combined(sent)) {
      // One request for several errors saves requests, which count against rate limits.
      const named = round.length > 1 ? await this.#namesIn(caller, round) : [];
      for (const { input, field, fault } of round) {
        if (isNamed(field, named)) continue;
        const where = `${field || 'body'} ${fault}`;
        const { fieldErrors } = await this.#refused(caller, 400, input, where);
        const names = Object.keys(fieldErrors ?? {});
        check(names.length > 0, `${where}: the response has no data.fieldErrors`);
        check(!field || isNamed(field, names), `${where}: data.fieldErrors names ${names.join(', ')} instead`);
      }
    }
  };

  /** The fields that the backend names for a request with all of these errors. */
  async #namesIn(caller: Caller, round: readonly BadSample[]): Promise<string[]> {
    try {
      return Object.keys((await this.#refused(caller, 400, withAll(this.#call, round))).fieldErrors ?? {});
    } catch (error) {
      // The requests with one error each then show which one is accepted.
      if (error instanceof RuleViolation) return [];
      throw error;
    }
  }

  readonly refusesUnknown: Check = async (shop) => {
    await this.#refused(await this.#caller(shop), 404, await this.#unknown(shop));
  };

  readonly hidesFromOthers: Check = async (shop) => {
    const input = await this.#validInput(shop);
    const real = await this.#refused(shop.secondUser, 404, input);
    const made = await this.#refused(shop.secondUser, 404, await this.#unknown(shop));
    same(errorFacts(real), errorFacts(made), 'the error for what exists, compared with that for what does not');
    // The refused request must not have changed it: the owner's still succeeds.
    await this.#send(shop.user, input);
  };

  readonly replays: Check = async (shop) => {
    const input = await this.#validInput(shop);
    const caller = await this.#caller(shop);
    const measure = async () => this.#plan.effect?.(shop, input as InputOf<EndpointId>);
    const options = { idempotencyKey: crypto.randomUUID() };
    const before = await measure();
    const first = await this.#send(caller, input, options);
    const once = await measure();
    if (this.#plan.effect) check(before !== once, `nothing has changed: ${JSON.stringify(once)} before and after`);
    same(await this.#send(caller, input, options), first, 'the response to the same key');
    same(await measure(), once, 'the state after the same key');
  };

  readonly pages: Check = async (shop) => {
    const input = await this.#validInput(shop);
    const load = async (page: number, limit: number) =>
      (await this.#send(await this.#caller(shop), {
        ...input,
        query: { ...input.query, page, limit },
      })) as Page<unknown>;
    const largest = this.#largestPage;
    const { total } = await load(1, largest);
    const limit = Math.min(Math.max(Math.ceil(total / 4), 1), largest);
    const pages = Math.ceil(total / limit);
    const items: unknown[] = [];
    for (let page = 1; page <= Math.min(pages, PAGES_MAX); page++) {
      const { list, ...counts } = await load(page, limit);
      same(counts, { pageNum: page, pages, total, pageSize: limit }, `page ${page} of ${total} items by ${limit}`);
      items.push(...list);
    }
    if (pages <= PAGES_MAX) same(items.length, total, 'items on all pages');
    const keys = new Set(items.map(keyOf));
    same(keys.size, items.length, 'different items on all pages');
    same((await load(pages + 1, limit)).list, [], 'the page after the last');
  };

  get #largestPage(): number {
    const limit = this.#call.input.query?.limit;
    return (limit?.of as AnySchema | undefined)?.limits?.max ?? 1;
  }

  async #caller(shop: Shop): Promise<Caller> {
    return (await this.#plan.as?.(shop)) ?? (this.#call.auth === 'user' ? shop.user : shop.guest);
  }

  async #validInput(shop: Shop): Promise<Sample> {
    if (this.#plan.ask) {
      const input = (await this.#plan.ask(shop)) as Sample;
      const [problem] = inputProblems(this.#call, input);
      if (problem) throw new NotRun(`the request of the kit is invalid: ${problem.path} must be ${problem.expected}`);
      return input;
    }
    const { path, query, body } = sampleOf(this.#call);
    if (path || body || Object.keys(query ?? {}).length > 0) throw new NotRun('the kit has no valid request for it');
    return {};
  }

  async #unknown(shop: Shop): Promise<Sample> {
    return this.#plan.unknown ? ((await this.#plan.unknown(shop)) as Sample) : sampleOf(this.#call);
  }

  async #send(caller: Caller, input: Sample, options?: CallOptions): Promise<unknown> {
    try {
      return await caller.call(this.#call.id, input as InputOf<EndpointId>, options);
    } catch (error) {
      const isOff = this.#plan.optional && error instanceof UnexpectedResponse && error.code === 404;
      throw isOff ? new NotRun('the shop has it switched off', 'excused') : error;
    }
  }

  async #refused(caller: Caller, expected: Refusal, input: Sample, fault = ''): Promise<StorefrontError> {
    try {
      return await caller.refused(this.#call.id, expected, input as InputOf<EndpointId>);
    } catch (error) {
      if (fault && error instanceof RuleViolation) error.message = `${fault}: ${error.message}`;
      throw error;
    }
  }
}

const isNamed = (field: string, names: readonly string[]) =>
  field !== '' && names.some((name) => name === field || field.endsWith(`.${name}`));

function errorFacts({ code, status, message, fieldErrors }: StorefrontError) {
  return { code, status, message, fieldErrors };
}

function keyOf(item: unknown): string {
  const { id, merId, orderNo } = Object(item);
  // An id of 0 is one that the backend does not send.
  return `${id || orderNo || merId || JSON.stringify(item)}`;
}
