import { isBusy, kindOf, kindOfStatus, mayPass, StorefrontError } from '../errors/storefront-error.ts';
import { type Issue, type Report, reading, readWith } from '../schema/reading.ts';
import { int, number, record, text } from '../schema/schema.ts';
import type { ClientOptions, Reply } from './client.ts';
import type { Endpoint } from './endpoint.ts';

const fieldErrorsOf = /* @__PURE__ */ record(text);

/** The code in the body of a response, or its HTTP status if there is none (specification, section 8). */
export function codeOf({ status, body }: Reply): number {
  return int(Object(body).code) ?? status;
}

/** Whether a response means a temporary error: by its code, or by its HTTP status alone if it has no envelope. */
export function isTransient({ status, body }: Reply): boolean {
  const code = int(Object(body).code);
  return mayPass(code) || mayPass(status) || (code === undefined && isBusy(status));
}

/** `Retry-After` of a response in ms; the header contains seconds or a date. */
export function retryAfterMs({ headers }: Reply): number | undefined {
  const wait = headers.get('retry-after');
  const seconds = number(wait);
  return number(Math.max(0, seconds === undefined ? Date.parse(`${wait}`) - Date.now() : seconds * 1000));
}

/**
 * Reads the data of a response.
 *
 * @throws StorefrontError for any code but 200, and of kind `contract` for unreadable data.
 */
export function readReply<Data>(
  { id, response, unwrapped, dataInMessage }: Endpoint<Data>,
  reply: Reply,
  requestId: () => string | undefined,
  { onIssue, timeZone }: Pick<ClientOptions, 'onIssue' | 'timeZone'>,
  minorUnits: number,
): Data {
  const { status, body } = reply;
  const { code: sentCode, message, data } = Object(body);
  const code = int(sentCode);
  const issues: Issue[] = [];
  const isUnwrapped = unwrapped && code === undefined && status === 200 && 'preferred_username' in Object(body);
  if (code === 200 || isUnwrapped) {
    const wire = isUnwrapped ? body : dataInMessage ? (data ?? message) : data;
    const read = (report?: Report) =>
      readWith(response, wire, report, typeof timeZone === 'string' ? () => timeZone : timeZone, minorUnits);
    let value = read();
    // Reporting is slow, so the data is read a second time with it, only if there are issues.
    if (value === undefined || (onIssue && reading.hasIssues)) value = read((issue) => issues.push(issue));
    for (const issue of issues) onIssue?.({ ...issue, endpoint: id });
    if (value !== undefined) return value;
  }
  const [issue] = issues;
  throw new StorefrontError({
    kind:
      issue || (code === undefined && status < 300)
        ? 'contract'
        : code === undefined
          ? kindOfStatus(status)
          : kindOf(code),
    code: code ?? status,
    message: issue && `${issue.path}: received ${issue.received}`,
    serverMessage: !issue && typeof message === 'string' && message.trim() ? message : undefined,
    status,
    endpoint: id,
    requestId: requestId(),
    retryAfterMs: retryAfterMs(reply),
    retryable: isTransient(reply),
    fieldErrors: readWith(fieldErrorsOf, Object(data).fieldErrors),
  });
}
