import AjvCompiler from '@fastify/ajv-compiler';

type Compile = ReturnType<ReturnType<typeof AjvCompiler>>;
type Validate = ReturnType<Compile>;

/**
 * Compiles the check of a call's input when the call is first made: those of all calls together would be the longest part
 * of a start.
 */
export const validateLate: ReturnType<typeof AjvCompiler> = (schemas, options) => {
  const compile = AjvCompiler()(schemas, options);
  return (route) => {
    let compiled: Validate | undefined;
    const validate = ((input: unknown) => {
      compiled ??= compile(route);
      const isValid = compiled(input);
      // Fastify reads what is wrong from the function it called.
      validate.errors = compiled.errors;
      return isValid;
    }) as Validate;
    return validate;
  };
};
