/** The fields of a part of the input, and the shape of a body, as the contract declares them. */
type Shape = Readonly<Record<string, Field>>;
interface Field {
  readonly kind: string;
  readonly of?: unknown;
}

function readText(field: Field, text: unknown): unknown {
  if (typeof text !== 'string') return text;
  switch (field.kind) {
    case 'optional':
      return text === '' ? undefined : readText(field.of as Field, text);
    case 'int':
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    case 'bool':
      return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text;
    case 'enum':
      return (field.of as readonly (string | number)[]).find((value) => `${value}` === text) ?? text;
    default:
      return text;
  }
}

/**
 * Numbers, flags and choices of an address, which come as text, as what they mean; what fits nothing stays as it is for the
 * validator to refuse. Bodies are not treated so: there a number in quotes is a mistake of the caller.
 */
export function readTexts(shape: Shape, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    const meant = field ? readText(field, value) : value;
    if (meant !== undefined) read[name] = meant;
  }
  return read;
}

/** A body in which an optional field that is null is absent, as clients of this contract send it. */
export function withoutNulls(schema: Field, value: unknown): unknown {
  if (Array.isArray(value)) {
    return schema.kind === 'list' ? value.map((item) => withoutNulls(schema.of as Field, item)) : value;
  }
  if (schema.kind !== 'object' || typeof value !== 'object' || value === null) return value;
  const shape = schema.of as Shape;
  const isAbsent = ([name, field]: [string, unknown]) => field === null && shape[name]?.kind === 'optional';
  return Object.fromEntries(
    Object.entries(value)
      .filter((entry) => !isAbsent(entry))
      .map(([name, field]) => [name, shape[name] ? withoutNulls(shape[name], field) : field]),
  );
}

/** Names the first text that holds a NUL, which no database keeps, as in `0.sku`; empty when it is the value itself. */
export function fieldWithNul(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? '' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const field = fieldWithNul(inner);
    if (field !== undefined) return [name, field].filter(Boolean).join('.');
  }
  return undefined;
}
