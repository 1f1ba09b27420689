import type { Reply } from '@promenade/storefront-sdk';

type Seen = Pick<Reply, 'status' | 'headers' | 'body'>;

/** A body as a record; `undefined` for anything else. */
export function recordOf(body: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : undefined;
}

/** The code of the envelope, or the HTTP status. */
export function codeOf({ status, body }: Pick<Seen, 'status' | 'body'>): number {
  return Number(recordOf(body)?.code ?? status);
}

/** Whether a response means that the address or the requested data does not exist. */
export function isMissing(reply: Pick<Seen, 'status' | 'body'>): boolean {
  return reply.status === 405 || reply.status === 404 || codeOf(reply) === 404;
}

/** The form of a response without its texts, which may name the address. */
export function formOf({ status, headers, body }: Seen): string {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  const record = recordOf(body);
  return JSON.stringify([status, type, record && Object.keys(record).sort(), record?.code]);
}
