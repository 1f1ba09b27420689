import {
  type AnySchema,
  type Call,
  encode,
  type IdentityCall,
  type Shape,
} from '../../packages/storefront-sdk/src/contract/index.ts';
import { sample } from '../../packages/storefront-sdk/src/schema/sample.ts';
import { block, code, json, paragraphs, table } from './markdown.ts';
import { linkFrom, type NameOf, type Row, rowsAt, rowsOf, typeOf } from './words.ts';

const callers = { guest: 'everyone', optional: 'guests and the account', user: 'the account only' };
interface Traits {
  readonly idempotent?: true;
  readonly raw?: true;
  readonly unwrapped?: true;
  readonly dataInMessage?: true;
  readonly form?: true;
}

const traits = ({ idempotent, raw, unwrapped, dataInMessage, form }: Traits) =>
  [
    idempotent && 'may be repeated under its `Idempotency-Key`, where the backend honours keys',
    raw && 'the body is plain text',
    form && 'the body is a form',
    unwrapped && 'backends may answer without an envelope',
    dataInMessage && 'backends may send the text as `message`',
  ].filter((trait) => trait !== undefined);

type AnyCall = Call | IdentityCall;

const wire = `The table and the request show what goes over the wire, with amounts as text, such as \`"12.50"\`. The method takes and returns
amounts as integers in minor units, times as epoch milliseconds, and fills in the defaults in the column *needed*.`;

/**
 * The documentation of one call, with its id as the heading.
 *
 * @param docs Its doc comment.
 * @param shapes The link to the page of shapes.
 */
export function callPart(call: AnyCall, docs: string, shapes: string): string {
  const { id, method, path, auth, input, response } = call;
  const link = linkFrom(shapes);
  const mayBeForm = input.form ? ['the query may come as a form'] : [];
  const facts = [`for ${callers[auth]}`, `origin: ${input.origin}`, ...traits(call), ...mayBeForm];
  return paragraphs(
    `# ${id}`,
    `\`${method} ${path}\``,
    input.summary,
    exampleIn(docs),
    `${facts.join('; ')}.`.replace(/^./, (first) => first.toUpperCase()),
    otherPaths(call),
    docs && wire,
    inputTable(call, link),
    response === 'redirect' ? 'Redirects the browser.' : `Returns ${typeOf(response, link)}.`,
    errorTable(call),
    exampleOf(call),
  );
}

function otherPaths({ method, input: { aliases = [] } }: AnyCall): string {
  const paths = aliases.map(({ path }) => `\`${method} ${path}\``).join(', ');
  return paths && `Other clients know it as ${paths}; a backend may lack that.`;
}

function inputTable({ input, ...call }: AnyCall, link: NameOf): string {
  const { defaults = {} } = call as { defaults?: Readonly<Record<string, unknown>> };
  const place = (where: string, rows: readonly Row[]) =>
    rows.map(({ place: name, type, isOptional, limits }) => [
      name === '' ? 'body' : code(name),
      where,
      isOptional ? 'no' : name in defaults ? `yes; by default ${code(JSON.stringify(defaults[name]))}` : 'yes',
      type,
      limits,
    ]);
  const shaped = (where: string, shape: Shape = {}) => place(where, rowsOf(shape, link));
  const body = input.body ? place('raw' in call ? 'text' : 'body', rowsAt('', input.body, link)) : [];
  const { file } = input;
  const form = file
    ? [[code(file.field), 'form', 'yes', file.types.join(', '), `up to ${file.maxBytes.toLocaleString('en')} bytes`]]
    : [];
  const rows = [...shaped('path', input.path), ...shaped('query', input.query), ...body, ...form];
  return rows.length ? table(['parameter', 'in', 'needed', 'type', 'limits'], rows) : '';
}

function errorTable({ input, auth }: AnyCall): string {
  const takesInput = input.path ?? input.query ?? input.body ?? input.file;
  const errors: Record<string, string> = {
    ...(takesInput && { 400: 'The input is not what the call takes.' }),
    ...(auth === 'user' && { 401: 'A sign-in is needed.' }),
    ...input.errors,
  };
  const rows = Object.entries(errors);
  return rows.length ? table(['error', 'when'], rows) : '';
}

/** The `@example` of a doc comment. */
function exampleIn(docs: string): string {
  const [, text = ''] = /@example\s+([\s\S]*?)(?=\n@|$)/.exec(docs) ?? [];
  return text && block('ts', text.trim());
}

function exampleOf({ input, response, method, path }: AnyCall): string {
  const { path: names, query = {}, body } = (input.example ?? {}) as Example;
  const search = `${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))}`;
  const address = path.replace(/\{(\w+)\}/g, (whole, name: string) =>
    names ? encodeURIComponent(`${names[name]}`) : whole,
  );
  const sent = [
    `${method} ${address}${search && `?${search}`}`,
    typeof body === 'string' ? body : (JSON.stringify(body, null, 2) ?? ''),
  ];
  const request = block('http', paragraphs(...sent));
  if (response === 'redirect') return request;
  const data = encode(response as AnySchema, sample(response as AnySchema));
  const isEnveloped = !path.startsWith('{issuer}');
  return paragraphs(request, json(isEnveloped ? { code: 200, message: 'success', data } : data));
}

interface Example {
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}
