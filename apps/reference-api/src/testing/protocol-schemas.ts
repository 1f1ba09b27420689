import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';

interface Published {
  schemas: { $id: string }[];
}

/** Reads the schemas that a protocol has published. */
function validatorOf(file: string): Ajv2020 {
  const { schemas } = JSON.parse(
    readFileSync(new URL(`./protocol-schemas/${file}`, import.meta.url), 'utf8'),
  ) as Published;
  // Their annotations are words of their own, such as `ucp_request`.
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const schema of schemas) ajv.addSchema(schema);
  return ajv;
}

const UCP = 'https://ucp.dev/2026-04-08/schemas/';
const ACP = 'https://example.com/schemas/agentic-checkout/bundle.schema.json';

const ucp = validatorOf('ucp.json');
const acp = validatorOf('acp.json');

function expectValid(ajv: Ajv2020, schema: string, answer: unknown): void {
  const validate = ajv.getSchema(schema);
  if (!validate) throw new Error(`there is no schema ${schema}`);
  validate(answer);
  expect(validate.errors ?? [], JSON.stringify(answer)).toEqual([]);
}

/** Fails unless an answer fits a schema of UCP, as in `shopping/cart.json`. */
export const expectUcp = (schema: string, answer: unknown): void => expectValid(ucp, UCP + schema, answer);

/** Fails unless an answer fits a definition of ACP, as in `CheckoutSession`. */
export const expectAcp = (name: string, answer: unknown): void => expectValid(acp, `${ACP}#/$defs/${name}`, answer);
