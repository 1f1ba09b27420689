import {
  type AnySchema,
  contract,
  type EndpointId,
  parseJson,
  responseSchema,
} from '@promenade/storefront-sdk/contract';
import { recordOf } from '../../reply-form.ts';
import { type SchemaProblem, schemaProblems } from '../../schema-problems.ts';
import { about, type Finding } from '../finding.ts';
import type { Answered } from '../probe.ts';
import type { Target } from '../target.ts';

const { warning, note } = about('Data');

const EXAMPLES = 3;

/** Kinds of deviations that clients read all the same, in the order in which they are looked for. */
const kinds: readonly { name: string; fits: (problem: SchemaProblem, value: unknown) => boolean }[] = [
  { name: 'Numbers come as text', fits: ({ expected }, value) => /number/.test(expected) && isNumeric(value) },
  { name: 'Numbers come where the contract has text', fits: (_, value) => typeof value === 'number' },
  { name: 'Blanks come as null', fits: (_, value) => value === null },
  { name: 'Fields are absent', fits: (_, value) => value === undefined },
  { name: 'Values have another form', fits: () => true },
];

const isNumeric = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));

/** Deviations in the data of all calls that clients tolerate, and fields that they leave out. */
export function tolerances({ probes }: Target): Finding[] {
  const answered = probes.filter(
    (probe): probe is Answered => probe.kind === 'answered' && Object.hasOwn(contract, probe.name),
  );
  const places = new Map<string, Map<string, string>>();
  for (const { name, data } of answered) {
    const schema = responseSchema(contract[name as EndpointId].response as AnySchema);
    for (const problem of schemaProblems(schema, data)) {
      const value = valueAt(data, problem.path);
      const kind = kinds.find(({ fits }) => fits(problem, value))?.name ?? '';
      const field = `${name}: ${problem.path.replace(/\[\d+\]/g, '[]')}`;
      places.set(kind, (places.get(kind) ?? new Map()).set(field, problem.expected));
    }
  }
  return [
    ...code(answered),
    ...leftOut(answered),
    ...[...places].map(([kind, fields]) => {
      const examples = [...fields].slice(0, EXAMPLES).map(([field, expected]) => `${field} (${expected})`);
      const more = fields.size > EXAMPLES ? `, and ${fields.size - EXAMPLES} more fields` : '';
      return note(`${kind}: ${examples.join(', ')}${more}.`, 'This client reads them; others may not.');
    }),
  ];
}

function code(answered: readonly Answered[]): Finding[] {
  const odd = answered.find(({ exchange }) => typeof recordOf(parseJson(exchange.text))?.code === 'string');
  return odd ? [note(`The code comes as text, as in ${odd.name}.`, 'This client reads it; others may not.')] : [];
}

function leftOut(answered: readonly Answered[]): Finding[] {
  const fields = answered.flatMap(({ name, issues }) =>
    issues.map(({ path, received }) => `${name}: ${path.replace(/\[\d+\]/g, '[]')} (received ${received})`),
  );
  const all = [...new Set(fields)];
  if (all.length === 0) return [];
  return [
    warning(
      `Clients leave out what they cannot read: ${all.slice(0, EXAMPLES).join(', ')}${all.length > EXAMPLES ? ', …' : ''}.`,
      'It is missing from pages, without an error.',
      'Run `storefront-devkit conformance`, which names all fields and what is expected there.',
    ),
  ];
}

/** The value at a path such as `data.list[3].price`. */
function valueAt(data: unknown, path: string): unknown {
  const keys = path.match(/[^.[\]]+/g)?.slice(1) ?? [];
  return keys.reduce<unknown>(
    (value, key) => (value === null || value === undefined ? undefined : Object(value)[key]),
    data,
  );
}
