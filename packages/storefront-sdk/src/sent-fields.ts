import type { AnySchema, Shape } from './schema/schema.ts';
import { type Endpoint, isInQuery, type SentFields } from './transport/endpoint.ts';

/** The parts of a declaration that name its fields. */
interface Declared extends Pick<Endpoint, 'method' | 'inQuery'> {
  readonly writes?: { readonly of: Shape } | undefined;
  readonly spec: false | { readonly query?: Shape; readonly body?: AnySchema };
}

/** Reads the names from the input of a call. Browser builds have no input: the build writes the names into the declaration. */
export function sentFieldsOf(declaration: Declared): SentFields | undefined {
  const { writes, spec } = declaration;
  const { query, body } = spec || {};
  const fields = isInQuery(declaration) ? query && namesOf(query) : body && namesIn(body);
  return writes ? { ...(fields as object | undefined), ...namesOf(writes.of) } : fields;
}

const namesOf = (shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, namesIn(schema)]));

function namesIn({ kind, of }: AnySchema): SentFields {
  if (kind === 'object') return namesOf(of as Shape);
  return kind === 'list' || kind === 'optional' ? namesIn(of as AnySchema) : 1;
}

/** The given fields with these names, in their order; other properties of the objects are left out. */
export function pick(fields: SentFields, given: unknown): unknown {
  if (Array.isArray(given)) return given.map((item) => pick(fields, item));
  if (fields === 1 || given == null) return given;
  const picked: Record<string, unknown> = {};
  for (const name in fields) picked[name] = pick(fields[name] as SentFields, Object(given)[name]);
  return picked;
}
