import * as account from './account.ts';
import * as cart from './cart.ts';
import * as catalog from './catalog.ts';
import type { Endpoint, EndpointId } from './endpoint.ts';
import type { Input } from './input.ts';
import { inputs } from './inputs/index.ts';
import * as orders from './orders.ts';
import * as store from './store.ts';

type Modules = typeof account & typeof cart & typeof catalog & typeof orders & typeof store;
type Declared = { [K in keyof Modules]: Modules[K] extends Endpoint<infer Id, infer _> ? Id : never }[keyof Modules];
type ByIdOf<Id> = {
  [K in keyof Modules]: Modules[K] extends Endpoint<infer I, infer _> ? (I extends Id ? Modules[K] : never) : never;
}[keyof Modules];

/** Both halves of a call. */
export type Call<Id extends EndpointId = EndpointId> = Extract<ByIdOf<Id>, Endpoint> & { readonly input: Input };

/** An input without its wire half is a type error here. */
type Contract = { readonly [Id in EndpointId]: Id extends Declared ? Call<Id> : never };

function join(): Contract {
  const calls: Record<string, unknown> = {};
  for (const module of [store, catalog, cart, account, orders]) {
    for (const value of Object.values(module) as unknown[]) {
      if (typeof value !== 'object' || !value || !('id' in value && 'answer' in value)) continue;
      const wire = value as Endpoint;
      const [section, name] = wire.id.split('.') as [keyof typeof inputs, string];
      calls[wire.id] = { ...wire, input: (inputs[section] as Record<string, Input>)[name] };
    }
  }
  return calls as Contract;
}

/** The whole contract, by call name, with both halves: for servers, validators, mocks and documents. */
export const contract: Contract = join();
