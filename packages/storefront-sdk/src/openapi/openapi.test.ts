import { readFileSync } from 'node:fs';
import { parse, validate } from '@readme/openapi-parser';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import type { Endpoint } from '../contract/index.ts';
import { type Call, contract } from '../contract/registry.ts';
import { createStorefront } from '../index.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { matches } from '../test-support/matches-json-schema.ts';
import { entities } from './components.ts';
import { toOpenApi } from './index.ts';

type Node = Record<string, unknown>;
type Operation = Node & { parameters: Node[]; responses: Record<string, Node>; security: Node[]; requestBody?: Node };

const document = toOpenApi();
const calls = Object.values(contract) as Call[];
const operationOf = ({ path, method }: Call) => document.paths[path]?.[method.toLowerCase()] as Operation;

/** A node with its references resolved, for validation with plain JSON Schema. */
function resolved(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(resolved);
  if (typeof node !== 'object' || node === null) return node;
  const { $ref } = node as { $ref?: string };
  if ($ref) {
    const target = $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Node | undefined)?.[key], document);
    if (target === undefined) throw new Error(`${$ref} points nowhere`);
    return resolved(target);
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(value)]));
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    // The validator resolves references in place, so it works on a copy.
    expect(await validate(structuredClone(document) as never)).toMatchObject({ valid: true, warnings: [] });
  });

  it('is rejected by the same validator if an operation has no parameters', async () => {
    const broken = structuredClone(document);
    const item = broken.paths['/api/front/order/detail/{orderNo}'] as { get: Partial<Operation> };
    delete item.get.parameters;
    expect(await validate(broken as never)).toMatchObject({ valid: false });
  });

  it('has one operation for each call and each alias', () => {
    const aliases = calls.flatMap(({ id, input }) => (input.aliases ?? []).map(() => `${id}.alias`));
    expect(aliases).toHaveLength(2);
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item) as Operation[]);
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      [...calls.map(({ id }) => id), ...aliases].sort(),
    );
  });

  it('is deterministic, and has the version of the package', () => {
    expect(JSON.stringify(toOpenApi())).toBe(JSON.stringify(document));
    expect(document.info.version).toBe(manifest.version);
    expect(toOpenApi({ version: '9.9.9', serverUrl: 'https://api.example.com' })).toMatchObject({
      info: { version: '9.9.9' },
      servers: [{ url: 'https://api.example.com' }],
    });
  });

  it('has no external references', async () => {
    expect(await parse(structuredClone(document) as never)).toBeTruthy();
    expect(() => resolved(document)).not.toThrow();
  });
});

describe('the schemas of responses', () => {
  const { schemas } = document.components as { schemas: Record<string, Node> };

  it('are the entities of the contract', () => {
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['CartLine', 'MasterOrder', 'Money', 'ProductCard']));
  });

  it('have no text limits and allow other fields', () => {
    const limits = JSON.stringify(schemas).match(/"(maxLength|maxItems|additionalProperties)":(?!\{)[^,}]+/g);
    expect(limits).toBeNull();
    const { CartCount } = schemas as Record<string, JsonSchema>;
    expect(matches(CartCount as JsonSchema, { count: 1, isFull: false })).toBe(true);
    expect(matches(CartCount as JsonSchema, { isFull: false })).toBe(false);
  });
});

describe('the client', () => {
  it('sends each body with a content type of the document', async () => {
    const sent = new Map<string, string | null>();
    const shop = createStorefront({
      baseUrl: 'http://shop.test',
      async fetch(_, init) {
        const headers = new Headers(init?.headers);
        sent.set(id, init?.body instanceof FormData ? 'multipart/form-data' : headers.get('content-type'));
        return Response.json({ code: 404, message: '', data: null }, { status: 404 });
      },
    });
    let id = '';
    for (const call of calls) {
      id = call.id;
      const input = { ...call.input.example, ...(call.input.file && { body: new FormData() }) };
      await shop.client.call(call as Endpoint, input as object).catch(() => undefined);
      const { required, content = {} } = operationOf(call).requestBody ?? {};
      // The document also allows a form; this client sends the query.
      const types = required ? Object.keys(content as Node) : [];
      expect([id, types.length > 0 ? types.includes(`${sent.get(id)}`) : sent.get(id)]).toEqual([
        id,
        types.length > 0 || null,
      ]);
    }
    id = 'session.end';
    await shop.session.end('f47ac10b-58cc').catch(() => undefined);
    expect(sent.get(id)).toBe('text/plain');
    expect(sent.size).toBe(calls.length);
  });
});

describe.each(calls.map((call) => [call.id, call] as const))('the operation of %s', (_, call) => {
  const { parameters, responses, security, requestBody, ...facts } = operationOf(call);

  it('has the security and the origin of the call', () => {
    expect(facts).toMatchObject({ summary: call.input.summary, 'x-origin': call.input.origin });
    const ways = security.map((way) => Object.keys(way)[0]);
    expect(ways).toEqual(
      call.auth === 'guest' ? [] : [...(call.auth === 'optional' ? [undefined] : []), 'bearer', 'dpop', 'token'],
    );
    expect('401' in responses).toBe(call.auth !== 'guest' || 401 in (call.input.errors ?? {}));
  });

  it('lists all parameters', () => {
    const named = parameters.flatMap((parameter) => ('name' in parameter ? [`${parameter.in} ${parameter.name}`] : []));
    const { path = {}, query = {} } = call.input;
    expect(named).toEqual([
      ...Object.keys(path).map((name) => `path ${name}`),
      ...Object.keys(query).map((name) => `query ${name}`),
    ]);
    expect(requestBody !== undefined).toBe((call.input.body ?? call.input.file ?? call.input.form) !== undefined);
  });

  it('lists the errors for a body and an idempotency key', () => {
    expect('413' in responses).toBe(requestBody !== undefined);
    expect('422' in responses).toBe(call.idempotent === true || 422 in (call.input.errors ?? {}));
    expect('409' in responses).toBe(409 in (call.input.errors ?? {}));
  });

  it('has examples that match its schemas', () => {
    for (const media of [responses[200], requestBody].flatMap((part) =>
      Object.values((part?.content ?? {}) as Record<string, Node>),
    )) {
      if ('example' in media) expect(matches(resolved(media.schema) as JsonSchema, media.example)).toBe(true);
    }
  });

  it('describes each declared error', () => {
    for (const [code, sentence] of Object.entries(call.input.errors ?? {})) {
      expect(JSON.stringify(responses[code] ?? responses.default)).toContain(JSON.stringify(sentence).slice(1, -1));
    }
  });
});

it.each([...entities.values()])('the type %s is exported by the package', (name) => {
  const index = readFileSync(new URL('../index.ts', import.meta.url), 'utf8');
  expect(index).toMatch(new RegExp(`^  ${name},$`, 'm'));
});
