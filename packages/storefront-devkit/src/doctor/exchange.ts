import http from 'node:http';
import https from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { MAX_BYTES, TOO_LONG } from '../bounded-text.ts';

/** A request with its response, as it went over the network. */
export interface Exchange {
  method: string;
  url: string;
  status: number;
  headers: Headers;
  /** The body as it came, before it is decompressed. */
  bytes: Buffer;
  /** The body as clients read it. */
  text: string;
  /** Error in the body, as a sentence: it ends early, or its compression differs from its headers. */
  bodyIssue: string | undefined;
  /** Whether `fetch` would reject because of it. */
  isUnreadable: boolean;
  /** Halfway between sending the request and receiving the headers, epoch ms. */
  askedAt: number;
}

const GZIP = Buffer.from([0x1f, 0x8b]);
const FIRST_CHARS = 80;
const FIRST_BYTES = 16;

const bound = { maxOutputLength: MAX_BYTES };
const decompressors: Readonly<Record<string, (bytes: Buffer, options: typeof bound) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

interface Received {
  status: number;
  headers: Headers;
  bytes: Buffer;
  headersAt: number;
  /** Why the body did not come to its end. */
  cut: string | undefined;
}

/**
 * Sends a request as `fetch` does, without following redirects, and keeps the bytes; of a body that is too long only the first.
 *
 * @throws Error of the system when there is no response.
 */
export async function exchange(url: string, init: RequestInit = {}): Promise<Exchange> {
  const { method = 'GET' } = init;
  const sentAt = Date.now();
  const { status, headers, bytes, headersAt, cut } = await send(new URL(url), method, init);
  const encoding = headers.get('content-encoding')?.toLowerCase() ?? '';
  const read = cut === undefined ? await decompress(bytes, encoding) : { text: '', issue: cut, isUnreadable: true };
  return {
    ...{ method, url, status, headers, bytes, text: read.text },
    ...{ bodyIssue: read.issue, isUnreadable: read.isUnreadable, askedAt: (sentAt + headersAt) / 2 },
  };
}

function send(url: URL, method: string, { headers, body, signal }: RequestInit): Promise<Received> {
  const sent = new Headers(headers);
  if (!sent.has('accept')) sent.set('accept', '*/*');
  sent.set('accept-encoding', 'gzip, deflate, br');
  if (typeof body === 'string') sent.set('content-length', `${Buffer.byteLength(body)}`);
  const options = { method, headers: Object.fromEntries(sent), agent: false, ...(signal && { signal }) };
  return new Promise((resolve, reject) => {
    let hasResponse = false;
    const request = (url.protocol === 'https:' ? https : http).request(url, options, (response) => {
      hasResponse = true;
      const headersAt = Date.now();
      const chunks: Buffer[] = [];
      const end = (cut?: string) => {
        const bytes = Buffer.concat(chunks);
        const all = new Headers();
        for (let index = 0; index < response.rawHeaders.length; index += 2)
          all.append(`${response.rawHeaders[index]}`, `${response.rawHeaders[index + 1]}`);
        resolve({ status: response.statusCode ?? 0, headers: all, bytes, headersAt, cut });
      };
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length <= MAX_BYTES) return void chunks.push(chunk);
        chunks.length = 1;
        end(TOO_LONG);
        request.destroy();
      });
      response.on('end', () => end());
      response.on('error', () => {
        const received = Buffer.concat(chunks).length;
        const length = response.headers['content-length'];
        const announced = length === undefined ? '' : `: Content-Length says ${length}, ${received} bytes came`;
        end(signal?.aborted ? 'The body does not end in time' : `The body breaks off${announced}`);
      });
    });
    // Once there is a response, its own listener settles.
    request.on('error', (error) => hasResponse || reject(error));
    request.end(typeof body === 'string' ? body : undefined);
  });
}

async function decompress(
  bytes: Buffer,
  encoding: string,
): Promise<{ text: string; issue: string | undefined; isUnreadable: boolean }> {
  const run = decompressors[encoding];
  const isCompressed = run !== undefined && bytes.length > 0;
  try {
    const plain = isCompressed ? await run(bytes, bound) : bytes;
    const text = new TextDecoder().decode(plain);
    if (!plain.subarray(0, 2).equals(GZIP)) return { text, issue: undefined, isUnreadable: false };
    const how = isCompressed ? 'compressed twice' : 'gzip, but there is no Content-Encoding';
    return { text, issue: `The body is ${how} (it begins with ${firstBytes(plain)})`, isUnreadable: false };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      return { text: '', issue: `${TOO_LONG} when it is decompressed`, isUnreadable: true };
    const what = isText(bytes) ? 'plain text' : `broken ${encoding}`;
    const issue = `Content-Encoding says ${encoding}, but the body is ${what} (it begins with ${firstBytes(bytes)})`;
    return { text: '', issue, isUnreadable: true };
  }
}

function isText(bytes: Buffer): boolean {
  // Control characters, but for tabs and line ends.
  return bytes.subarray(0, FIRST_CHARS).every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d));
}

/** The beginning of a body, as text or as hex. */
export function firstBytes(bytes: Buffer): string {
  if (bytes.length === 0) return 'nothing';
  if (!isText(bytes))
    return bytes
      .subarray(0, FIRST_BYTES)
      .toString('hex')
      .replace(/..(?=.)/g, '$& ');
  const text = bytes.toString('utf8').trim().replace(/\s+/g, ' ');
  return `“${text.slice(0, FIRST_CHARS)}${text.length > FIRST_CHARS ? '…' : ''}”`;
}

/** A `fetch` for the client that records its exchanges. */
export function recordingFetch(onExchange: (one: Exchange) => void): typeof fetch {
  return async (input, init) => {
    let one: Exchange;
    try {
      one = await exchange(String(input), init);
    } catch (cause) {
      throw new TypeError('fetch failed', { cause });
    }
    onExchange(one);
    const { status, headers, text, bodyIssue, isUnreadable } = one;
    const hasBody = ![101, 204, 205, 304].includes(status);
    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError(bodyIssue)) });
    return new Response(isUnreadable ? broken : hasBody ? text : null, {
      status: status === 101 ? 200 : status,
      headers,
    });
  };
}
