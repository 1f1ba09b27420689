import type { AnySchema, Call, Shape } from '@promenade/storefront-sdk/contract';
import { objectSchema, toJsonSchema } from '@promenade/storefront-sdk/contract';
import { schemaProblems } from '../schema-problems.ts';

/** A request as data, whether it fits the contract or not. */
export interface Sample {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A request with one error. */
export interface BadSample {
  input: Sample;
  /** The field that the response must name, as in `0.cartNum`; empty for the body as a whole. */
  field: string;
  /** The error in words. */
  fault: string;
  /** The only field of the query or the body that differs from the sample, if there is only one. */
  change?: Change;
}

/** A field of the query or the body with its value; `undefined` leaves it out. */
interface Change {
  part: 'query' | 'body';
  name: string;
  value: unknown;
}

/** An id that no row has. */
export const UNKNOWN_ID = 2_000_000_000;

/** Texts that fit the patterns of the contract and are no existing ids. */
const texts = [
  ...['nothing', 'nobody@conformance.example', 'PT0000000000000000', 'SH0000000000000000', 'RE0000000000000000'],
  ...[`${UNKNOWN_ID}`, '0'.repeat(32), '000000', '+1', 'US', '["nothing"]', `{"guid":"${'0'.repeat(32)}"}`],
];

/** A valid request with unknown ids. */
export function sampleOf({ input }: Pick<Call, 'input'>): Sample {
  return {
    ...(input.path && { path: sampleOfShape(input.path) }),
    ...(input.query && { query: sampleOfShape(input.query) }),
    ...(input.body && { body: sampleOfSchema(input.body) }),
  };
}

function sampleOfShape(shape: Shape): Record<string, unknown> {
  const required = Object.entries(shape).filter(([, { kind }]) => kind !== 'optional');
  return Object.fromEntries(required.map(([name, schema]) => [name, sampleOfSchema(schema)]));
}

function sampleOfSchema(schema: AnySchema): unknown {
  const { kind, limits: { min = 0, max = Infinity } = {} } = schema;
  const of = schema.of as AnySchema;
  switch (kind) {
    case 'int':
    case 'number':
    case 'money':
      return UNKNOWN_ID <= max ? UNKNOWN_ID : min;
    case 'bool':
      return false;
    case 'time':
    case 'page':
    case 'empty':
      return null;
    case 'text':
      return texts.find((text) => fits(schema, text)) ?? 'x'.repeat(min);
    case 'enum':
      return (schema.of as readonly unknown[])[0];
    case 'list':
      return Array.from({ length: Math.max(min, 1) }, () => sampleOfSchema(of));
    case 'record':
      return {};
    case 'object':
      return sampleOfShape(schema.of as Shape);
    case 'commaSeparated':
      return [];
    default:
      return sampleOfSchema(of);
  }
}

function fits(schema: AnySchema, text: string): boolean {
  return schemaProblems(toJsonSchema(schema), text).length === 0;
}

/** Errors of a request, by the contract. */
export function inputProblems({ input }: Pick<Call, 'input'>, { path, query, body }: Sample) {
  return [
    ...(input.path ? schemaProblems(objectSchema(input.path), path, 'path') : []),
    ...(input.query ? schemaProblems(objectSchema(input.query), query, 'query') : []),
    ...(input.body ? schemaProblems(toJsonSchema(input.body), onTheWire(body), 'body') : []),
  ];
}

/** A body as it arrives: without fields that are undefined. */
function onTheWire(body: unknown): unknown {
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body));
}

/** Requests that the contract forbids, each for one reason. */
export function badSamplesOf(call: Pick<Call, 'input'>): BadSample[] {
  const sample = sampleOf(call);
  const { query, body } = call.input;
  const within = (part: 'query' | 'body', bad: readonly Bad[]): BadSample[] =>
    bad.map(({ value, field, fault, change }) => ({
      ...{ input: { ...sample, [part]: value }, field, fault },
      ...(change && { change: { part, ...change } }),
    }));
  return [
    ...(query ? within('query', badShapes(query, sample.query ?? {}, true)) : []),
    ...(body ? within('body', badValues(body, sample.body)) : []),
  ];
}

/** Groups of bad samples that one request can have: each changes another field. Others are alone. */
export function combined(bad: readonly BadSample[]): BadSample[][] {
  const rounds: BadSample[][] = [];
  for (const one of bad) {
    const { change } = one;
    const isFree = (round: BadSample[]) =>
      round.every((other) => other.change && fieldOf(other.change) !== fieldOf(change));
    const round = change && rounds.find(isFree);
    if (round) round.push(one);
    else rounds.push([one]);
  }
  return rounds;
}

const fieldOf = (change: Change | undefined) => change && `${change.part}.${change.name}`;

/** A request with all of these errors. */
export function withAll(call: Pick<Call, 'input'>, bad: readonly BadSample[]): Sample {
  const input = sampleOf(call);
  for (const { change } of bad) {
    if (!change) continue;
    const { [change.name]: _, ...rest } = Object(input[change.part]) as Record<string, unknown>;
    input[change.part] = change.value === undefined ? rest : { ...rest, [change.name]: change.value };
  }
  return input;
}

interface Bad {
  value: unknown;
  field: string;
  fault: string;
  change?: Omit<Change, 'part'> | undefined;
}

/** @param isText whether values travel as text, in an address: there everything is one. */
function badShapes(shape: Shape, value: Record<string, unknown>, isText: boolean): Bad[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const { [name]: given, ...rest } = value;
    const inner = schema.kind === 'optional' ? (schema.of as AnySchema) : schema;
    const isOptional = schema.kind === 'optional';
    const wrong = badValues(inner, given ?? sampleOfSchema(inner), { isText, isOptional }).map((bad) => ({
      ...bad,
      value: { ...value, [name]: bad.value },
      field: [name, bad.field].filter(Boolean).join('.'),
      change: { name, value: bad.value },
    }));
    const missing = { value: rest, field: name, fault: 'is missing', change: { name, value: undefined } };
    return isOptional ? wrong : [missing, ...wrong];
  });
}

interface Place {
  isText?: boolean;
  isOptional?: boolean;
}

function badValues(schema: AnySchema, value: unknown, { isText = false, isOptional = false }: Place = {}): Bad[] {
  const { kind, limits: { min, max, pattern, capped, blankIsWrong } = {} } = schema;
  const bad = (wrong: unknown, fault: string): Bad => ({ value: wrong, field: '', fault });
  switch (kind) {
    case 'int':
    case 'number':
      return [
        bad('one', 'is no number'),
        // For optional ids, backends may read 0 as absent.
        ...(min === undefined ? [] : [bad(isOptional && min === 1 && !blankIsWrong ? -1 : min - 1, `is below ${min}`)]),
        ...(max === undefined || capped ? [] : [bad(max + 1, `is above ${max}`)]),
      ];
    case 'text':
      return [
        ...(max === undefined ? [] : [bad('x'.repeat(max + 1), `is longer than ${max} characters`)]),
        ...(pattern && !new RegExp(pattern, 'u').test('?') ? [bad('?', 'has the wrong form')] : []),
        ...(isText ? [] : [bad({}, 'is no text')]),
      ];
    case 'enum':
      return [bad('no such choice', 'is none of the choices')];
    case 'bool':
      return [bad('not-a-boolean', 'is neither true nor false')];
    case 'list': {
      const [first] = value as unknown[];
      const inItem = badValues(schema.of as AnySchema, first).map((wrong) => ({
        ...wrong,
        value: [wrong.value],
        field: ['0', wrong.field].filter(Boolean).join('.'),
        // It changes a field of the item, not of the body.
        change: undefined,
      }));
      return [bad('none', 'is no list'), ...(min ? [bad([], 'is an empty list')] : []), ...inItem];
    }
    case 'object':
      return [bad('none', 'is no object'), ...badShapes(schema.of as Shape, value as Record<string, unknown>, false)];
    default:
      return [];
  }
}
