import type { EndpointId } from './endpoint.ts';
import type { Input } from './input.ts';
import { inputs } from './inputs/index.ts';
import { wires } from './wires.ts';

type Wire = (typeof wires)[number];

/** Both halves of a call. */
export type Call<Id extends EndpointId = EndpointId> = Extract<Wire, { readonly id: Id }> & { readonly input: Input };

/** An input without its wire half is a type error here. */
type Contract = { readonly [Id in EndpointId]: Id extends Wire['id'] ? Call<Id> : never };

function join(): Contract {
  const calls: Record<string, unknown> = {};
  for (const wire of wires) {
    const [section, name] = wire.id.split('.') as [keyof typeof inputs, string];
    calls[wire.id] = { ...wire, input: (inputs[section] as Record<string, Input>)[name] };
  }
  return calls as Contract;
}

/** The whole contract, by call name, with both halves: for servers, validators, mocks and documents. */
export const contract: Contract = join();
