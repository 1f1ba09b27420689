import { decode, type Issue } from '../contract/decode.ts';
import type { Endpoint, EndpointId } from '../contract/endpoint.ts';
import type { Schema } from '../contract/schema.ts';
import { type FieldErrors, kindOf, StorefrontError } from '../errors/storefront-error.ts';

type Told = ((issue: Issue & { endpoint: string }) => void) | undefined;

/** Reads an answer: the code comes from the body, else from the HTTP status (specification, section 8). */
export async function readAnswer<Answer>(
  endpoint: Endpoint<EndpointId, Answer>,
  response: Response,
  onIssue: Told,
): Promise<Answer> {
  const { headers, ok, status } = response;
  const { id, answer, bare } = endpoint;
  const body = parse(await response.text());
  const known = decode(optionalInt, body.code);
  const code = known ?? status;
  let kind = known || !ok ? kindOf(code) : 'contract';
  let message = body.message;
  let cause: unknown;
  if (known ? known === 200 : ok && bare && 'preferred_username' in body) {
    try {
      // A string result travels in `message` on backends of the family.
      const data = known ? (body.data ?? (answer.kind === 'text' ? message : undefined)) : body;
      return decode(answer, data, onIssue && ((issue) => onIssue({ ...issue, endpoint: id })));
    } catch (error) {
      kind = 'contract';
      cause = error;
      message = `${id}: ${(error as Error).message}`;
    }
  }
  throw new StorefrontError({
    kind,
    code,
    message: typeof message === 'string' ? message : '',
    status,
    endpoint: id,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterMs: retryAfter(headers.get('retry-after')),
    fieldErrors: decode(optionalTexts, Object(body.data).fieldErrors),
    cause,
  });
}

const optionalInt: Schema<number | undefined> = { kind: 'optional', of: { kind: 'int' } };
const optionalTexts: Schema<FieldErrors | undefined> = {
  kind: 'optional',
  of: { kind: 'record', of: { kind: 'text' } },
};

/** JSON by trying, not by header: some answers come without a content type. */
function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** `Retry-After` in ms, whether it came as seconds or as a date. */
function retryAfter(header: string | null): number | undefined {
  const wait = Number(header) * 1000 || Date.parse(`${header}`) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
