import manifest from '../../package.json' with { type: 'json' };
import { type Call, contract } from '../contract/registry.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { commonResponses, schemaComponents, securitySchemes } from './components.ts';
import { aliasesOf, operation } from './operation.ts';
import { sections } from './sections.ts';

/** Facts about the backend that stand in the document. */
export interface OpenApiOptions {
  /** Origin of the backend. @default '/' */
  serverUrl?: string;
  /** Version that the document carries. @default the version of this package */
  version?: string;
}

/** An OpenAPI 3.1 description of the calls. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: JsonSchema;
  readonly servers: readonly JsonSchema[];
  readonly tags: readonly JsonSchema[];
  readonly paths: Readonly<Record<string, JsonSchema>>;
  readonly components: JsonSchema;
}

const description = `Calls of a shop with many merchants. Answers travel in an envelope, \`{ code, message, data }\`; its code
counts, whatever the HTTP status says, and is 200 for success. Amounts are decimal text, times are UTC. Answers may have more
fields than are described here.

\`x-origin\` says where a call comes from: \`specification\`, the backend \`family\`, or an \`extension\`, which a backend may lack
(it answers 404 then).`;

/** The whole contract as an OpenAPI document. The same contract always makes the same document, to the byte. */
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
            'A repeated write under the same key has no further effect and gets the same answer, for 24 hours; another body under it is refused with 422. A backend may ignore keys.',
          schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
        },
      },
      responses: commonResponses,
      schemas: schemaComponents(),
    },
  };
}
