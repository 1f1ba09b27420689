import { parseJson } from '../contract/containers.ts';
import { type Issue, read } from '../contract/decode.ts';
import type { Endpoint, EndpointId } from '../contract/endpoint.ts';
import { int, number, record, text } from '../contract/schema.ts';
import { kindOf, StorefrontError } from '../errors/storefront-error.ts';

/** Reads an answer: the code comes from the body, else from the HTTP status (specification, section 8). */
export async function readAnswer<Answer>(
  { id, answer, bare }: Endpoint<EndpointId, Answer>,
  response: Response,
  onIssue: ((issue: Issue & { endpoint: string }) => void) | undefined,
): Promise<Answer> {
  const { headers, ok, status } = response;
  // JSON by trying, not by header: some answers come without a content type.
  const body = Object(parseJson(await response.text()));
  const { message, data } = body;
  const known = int.read(body.code);
  let issue: Issue | undefined;
  if ((known ?? (bare && 'preferred_username' in body && status)) === 200) {
    // A string result travels in `message` on backends of the family.
    const wire = known ? (data ?? (answer.kind === 'text' ? message : data)) : body;
    const told = () =>
      read(answer, wire, 'data', (found) => {
        issue ??= found;
        onIssue?.({ ...found, endpoint: id });
      });
    // Who does not listen pays for reports only where there is no value.
    const value = (onIssue ? undefined : read(answer, wire, '')) ?? told();
    if (value !== undefined) return value;
  }
  // Seconds or a date.
  const wait = headers.get('retry-after') as string;
  throw new StorefrontError({
    kind: issue || (ok && !known) ? 'contract' : kindOf(known ?? status),
    code: known ?? status,
    message: issue ? `${id}: ${issue.path}: expected ${issue.expected}` : typeof message === 'string' ? message : '',
    status,
    endpoint: id,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterMs: number.read(Math.max(0, +wait * 1000 || Date.parse(wait) - Date.now())),
    fieldErrors: record(text).read(Object(data).fieldErrors, ''),
  });
}
