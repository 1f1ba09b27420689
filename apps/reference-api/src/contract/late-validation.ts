import AjvCompiler from '@fastify/ajv-compiler';
import { type FormSchema, formErrors } from './form-errors.ts';

type Compile = ReturnType<ReturnType<typeof AjvCompiler>>;
type Validate = ReturnType<Compile>;

/**
 * Compiles the check of a call's input when the call is first made: those of all calls together would be the longest part
 * of a start. The check stops at the first error, so that a pattern never sees a text that is too long; the other fields of
 * a form are checked one by one, and only when there is an error.
 */
export const validateLate: ReturnType<typeof AjvCompiler> = (schemas, options) => {
  const compile = AjvCompiler()(schemas, options);
  return (route) => {
    // The compiler's type knows bare schemas only; Fastify hands it the whole part of the route.
    const part = route as unknown as { readonly schema: FormSchema };
    const compiled = new Map<FormSchema, Validate>();
    const firstError = (schema: FormSchema, value: unknown) => {
      const check = compiled.get(schema) ?? compile({ ...part, schema });
      compiled.set(schema, check);
      return check(value) ? undefined : check.errors?.[0];
    };
    const validate = ((input: unknown) => {
      const first = firstError(part.schema, input);
      // Fastify reads the errors from the function it called.
      validate.errors = first ? formErrors(part.schema, input, { first, firstError }) : null;
      return !first;
    }) as Validate;
    return validate;
  };
};
