import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { FilesConfig } from '../config.ts';
import { Refused } from '../errors/refused.ts';

/** File storage that all processes share, outside the database. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The stored content, streamed; null if there is none. */
  get(key: string): Promise<ReadableStream<Uint8Array> | null>;
  delete(key: string): Promise<void>;
}

const ANSWERED_WITHIN_MS = 5_000;
/** Retries after responses that allow one (5xx and 429). */
const RETRIES = 2;
const RETRY_AFTER_SECONDS = 10;

/** A store with Amazon's interface (S3), its own or another's; buckets are named in the path, as all of them take it. */
export function openFileStore({ endpoint, bucket, region, accessKeyId, secretAccessKey }: FilesConfig): FileStore {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
    initRetryMs: 100,
  });
  const root = `${endpoint.replace(/\/$/, '')}/${bucket}`;

  async function ask(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    // Signed with the request, so that the content cannot be replaced in transit.
    const sha256 = createHash('sha256').update((init.body as Uint8Array | undefined) ?? '');
    headers.set('x-amz-content-sha256', sha256.digest('hex'));
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
    let why: unknown;
    try {
      const answer = await client.fetch(`${root}/${key}`, { ...init, method, headers, signal });
      if (answer.ok || answer.status === 404) return answer;
      why = new Error(`the store for files answers ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    } catch (error) {
      why = error;
    }
    throw new FilesAway(why);
  }

  return {
    async put(key, bytes, contentType) {
      const init = { body: new Uint8Array(bytes), headers: { 'content-type': contentType } };
      const answer = await ask('PUT', key, init);
      if (!answer.ok) throw new FilesAway(new Error(`there is no bucket ${bucket}`));
    },
    async get(key) {
      const { status, body } = await ask('GET', key);
      if (status !== 404) return body;
      await body?.cancel();
      return null;
    },
    async delete(key) {
      await ask('DELETE', key);
    },
  };
}

/** The store for files does not answer, or not as it should. */
export class FilesAway extends Refused {
  override name = 'FilesAway';
  constructor(cause: unknown) {
    super(503, 'filesAway', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.cause = cause;
  }
}

/** Everything that a stream holds. */
export async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(stream).arrayBuffer());
}
