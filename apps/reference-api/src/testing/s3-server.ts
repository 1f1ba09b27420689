import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Access keys, as in Amazon's documentation. */
export interface S3Keys {
  accessKeyId: string;
  secretAccessKey: string;
}

/** Signed parts of a request: Amazon's "Signature Calculations for the Authorization Header". */
export interface SignedRequest {
  method: string;
  /** Path and query, as sent. */
  target: string;
  headers: Readonly<Record<string, string>>;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

interface Claim {
  accessKeyId: string;
  scope: string;
  signedHeaders: readonly string[];
  signature: string;
}

export function claimOf(authorization: string): Claim | undefined {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  const [, accessKeyId, scope, names, signature] = parts ?? [];
  if (!accessKeyId || !scope || !names || !signature) return undefined;
  return { accessKeyId, scope, signedHeaders: names.split(';'), signature };
}

/** The one right signature of a request. */
export function signatureOf(
  { method, target, headers }: SignedRequest,
  { scope, signedHeaders }: Pick<Claim, 'scope' | 'signedHeaders'>,
  secretAccessKey: string,
): string {
  const [path = '', query = ''] = target.split('?', 2);
  const canonical = [
    method,
    path,
    query
      .split('&')
      .filter(Boolean)
      .map((part) => (part.includes('=') ? part : `${part}=`))
      .toSorted()
      .join('&'),
    ...signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/\s+/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n');
  const [date = '', region = '', service = '', end = ''] = scope.split('/');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'] ?? '', scope, sha256(canonical)].join('\n');
  const key = [region, service, end].reduce<Buffer>(
    (made, part) => hmac(made, part),
    hmac(`AWS4${secretAccessKey}`, date),
  );
  return hmac(key, toSign).toString('hex');
}

/** A store that speaks the wire of S3 and believes no request that is not signed as Amazon documents. */
export interface S3Server {
  endpoint: string;
  bucket: string;
  objects: Map<string, { bytes: Buffer; contentType: string }>;
  /** Requests by what became of them, as in `GET 200`. */
  answers: string[];
  /** Answers so many requests with 503, as a store that is busy. */
  failNext: number;
  close(): Promise<void>;
}

const CLOCK_SKEW_MS = 15 * 60 * 1000;

export async function startS3(keys: S3Keys, bucket = 'shop-files'): Promise<S3Server> {
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method = '', url = '' } = request;
    const end = (status: number, code?: string, content?: Buffer, contentType = 'application/xml') => {
      store.answers.push(`${method} ${status}`);
      response.writeHead(status, { 'content-type': contentType });
      response.end(code ? `<?xml version="1.0"?><Error><Code>${code}</Code></Error>` : content);
    };
    if (store.failNext > 0) {
      store.failNext--;
      return end(503, 'SlowDown');
    }
    const refusal = refusalOf(request, body);
    if (refusal) return end(403, refusal);
    const [, named, ...rest] = url.split('?')[0]?.split('/') ?? [];
    const key = decodeURIComponent(rest.join('/'));
    if (named !== bucket) return end(404, 'NoSuchBucket');
    const kept = store.objects.get(key);
    if (method === 'PUT') {
      store.objects.set(key, { bytes: body, contentType: request.headers['content-type'] ?? '' });
      return end(200);
    }
    if (method === 'DELETE') {
      store.objects.delete(key);
      return end(204);
    }
    return kept ? end(200, undefined, kept.bytes, kept.contentType) : end(404, 'NoSuchKey');
  }

  function refusalOf({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | undefined {
    const claim = claimOf(headers.authorization ?? '');
    if (!claim) return 'AccessDenied';
    if (claim.accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
    const sent = headers as Record<string, string>;
    for (const needed of ['host', 'x-amz-date', 'x-amz-content-sha256']) {
      if (!claim.signedHeaders.includes(needed)) return 'AccessDenied';
    }
    if (Math.abs(timeOf(sent['x-amz-date'] ?? '') - Date.now()) > CLOCK_SKEW_MS) return 'RequestTimeTooSkewed';
    if (sent['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
    const right = signatureOf({ method, target: url, headers: sent }, claim, keys.secretAccessKey);
    return right === claim.signature ? undefined : 'SignatureDoesNotMatch';
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const store: S3Server = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket,
    objects: new Map(),
    answers: [],
    failNext: 0,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return store;
}

/** `20130524T000000Z` as epoch milliseconds. */
const timeOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
