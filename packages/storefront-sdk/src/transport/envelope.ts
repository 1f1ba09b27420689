import { DecodeError, decode, type Issue } from '../contract/decode.ts';
import type { Endpoint, EndpointId } from '../contract/endpoint.ts';
import { type FieldErrors, kindOf, StorefrontError } from '../errors/storefront-error.ts';

type Told = ((issue: Issue & { endpoint: string }) => void) | undefined;

/** Reads an answer: the code comes from the body, else from the HTTP status (specification, section 8). */
export async function readAnswer<Answer>(
  endpoint: Endpoint<EndpointId, Answer>,
  response: Response,
  onIssue: Told,
): Promise<Answer> {
  const { status } = response;
  const body = parse(await response.text());
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const common = { endpoint: endpoint.id, status, ...(requestId && { requestId }) };

  const inBody = Number(body?.code ?? Number.NaN);
  const known = Number.isFinite(inBody);
  const code = known ? inBody : status;
  if (code !== 200) {
    if (response.ok && !known) throw new StorefrontError({ kind: 'contract', code, ...common });
    const wait = retryAfter(response.headers.get('retry-after'));
    const fieldErrors = (body?.data as { fieldErrors?: FieldErrors } | null | undefined)?.fieldErrors;
    throw new StorefrontError({
      kind: kindOf(code),
      code,
      message: typeof body?.message === 'string' ? body.message : '',
      ...common,
      ...(wait !== undefined && { retryAfterMs: wait }),
      ...(fieldErrors && { fieldErrors }),
    });
  }
  const passesThrough = endpoint.bare && body && 'preferred_username' in body;
  if (!known && !passesThrough)
    throw new StorefrontError({ kind: 'contract', code, message: `${endpoint.id}: no envelope`, ...common });
  // A string result travels in `message` on backends of the family.
  const data = passesThrough ? body : (body?.data ?? (endpoint.answer.kind === 'text' ? body?.message : undefined));
  try {
    return decode(endpoint.answer, data, onIssue && ((issue) => onIssue({ ...issue, endpoint: endpoint.id })));
  } catch (cause) {
    if (!(cause instanceof DecodeError)) throw cause;
    throw new StorefrontError({
      kind: 'contract',
      code,
      message: `${endpoint.id}: ${cause.message}`,
      cause,
      ...common,
    });
  }
}

/** JSON by trying, not by header: some answers come without a content type. */
function parse(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body && !Array.isArray(body) ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** `Retry-After` in ms, whether it came as seconds or as a date. */
function retryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const wait = /^\d+$/.test(header) ? +header * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
