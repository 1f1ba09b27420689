/** An error of the validator, with the properties used here. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Record<string, unknown>;
}

/** The part of a JSON Schema that forms are made of. */
export interface FormSchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly items?: FormSchema;
}

/** The first error of a value, if it has any. */
export type FirstError<Found extends SchemaError> = (schema: FormSchema, value: unknown) => Found | undefined;

/**
 * The first error of every field of a form, where the first error of the whole input is one of a field. Of a list of forms,
 * only the form with that error is described, so that the work and the result are bounded by the schema, not by the input.
 */
export function formErrors<Found extends SchemaError>(
  schema: FormSchema,
  input: unknown,
  { first, firstError }: { first: Found; firstError: FirstError<Found> },
): Found[] {
  const [, index = ''] = first.instancePath.split('/');
  if (Array.isArray(input) && schema.items && index) {
    const inside = { ...first, instancePath: first.instancePath.slice(index.length + 1) };
    return within(index, formErrors(schema.items, input[Number(index)], { first: inside, firstError }));
  }
  const isOfField = first.keyword === 'required' || index !== '';
  if (!schema.properties || !isOfField || typeof input !== 'object' || input === null) return [first];
  const values = new Map(Object.entries(input));
  return Object.entries(schema.properties).flatMap(([name, field]) => {
    if (values.has(name))
      return within(
        name,
        [firstError(field, values.get(name))].filter((error) => !!error),
      );
    const missing = { ...first, keyword: 'required', instancePath: '', params: { missingProperty: name } };
    return schema.required?.includes(name) ? [missing] : [];
  });
}

const within = <Found extends SchemaError>(name: string, errors: Found[]): Found[] =>
  errors.map((error) => ({ ...error, instancePath: `/${name}${error.instancePath}` }));
