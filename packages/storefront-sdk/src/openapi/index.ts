import manifest from '../../package.json' with { type: 'json' };
import { type Call, contract } from '../contract/registry.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { commonResponses, schemaComponents, securitySchemes } from './components.ts';
import { aliasesOf, operation } from './operation.ts';
import { sections } from './sections.ts';

/** Options of the OpenAPI document. */
export interface OpenApiOptions {
  /** Origin of the backend. @default '/' */
  serverUrl?: string;
  /** Version of the document. @default the version of this package */
  version?: string;
}

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: JsonSchema;
  readonly servers: readonly JsonSchema[];
  readonly tags: readonly JsonSchema[];
  readonly paths: Readonly<Record<string, JsonSchema>>;
  readonly components: JsonSchema;
}

const description = `Calls of a multi-merchant shop. Responses have an envelope, \`{ code, message, data }\`. Its code is 200 for
success and takes precedence over the HTTP status. Amounts are decimal text, times are UTC. Responses may have more fields than
described here.

\`x-origin\` says who defines a call: the \`specification\`, the CRMEB backend \`family\`, or an \`extension\`, which a backend may
not have (it then responds with 404).`;

/** Returns the contract as an OpenAPI document. The output is deterministic. */
export function toOpenApi({ serverUrl = '/', version = manifest.version }: OpenApiOptions = {}): OpenApiDocument {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of Object.values(contract) as Call[]) {
    for (const one of [call, ...aliasesOf(call)]) {
      paths[one.path] = { ...paths[one.path], [one.method.toLowerCase()]: operation(one) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Storefront calls', version, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: serverUrl }],
    tags: Object.entries(sections).map(([name, sentence]) => ({ name, description: sentence })),
    paths,
    components: {
      securitySchemes,
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'For 24 hours, a repeated write with the same key has no further effect and gets the same response; another body with that key is rejected with 422. A backend may ignore keys.',
          schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
        },
      },
      responses: commonResponses,
      schemas: schemaComponents(),
    },
  };
}
