import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface SocketAnswer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface SocketCall {
  method?: string;
  headers?: Record<string, string | number>;
  body?: Buffer;
  /** Only the first bytes of the body are sent. */
  sent?: number;
  /** Sent without its length. */
  isChunked?: boolean;
  signal?: AbortSignal;
}

const agent = new Agent({ maxSockets: 500 });

/** Calls from a given local address: all of 127.0.0.0/8 belong to this machine. */
export function callFrom(localAddress: string, url: string, call: SocketCall = {}): Promise<SocketAnswer> {
  const { method = 'GET', headers = {}, body, sent, isChunked, signal } = call;
  return new Promise((resolve, reject) => {
    const length = body && (isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': body.length });
    const options = { agent, localAddress, method, headers: { ...length, ...headers }, ...(signal && { signal }) };
    const outgoing = request(url, options, async (response) => {
      try {
        resolve({ status: response.statusCode, headers: response.headers, body: await buffer(response) });
        // The rest of a body that was answered early never comes.
        if (sent !== undefined) outgoing.destroy();
      } catch (error) {
        reject(error);
      }
    });
    outgoing.once('error', reject);
    if (sent === undefined) outgoing.end(body);
    else outgoing.write(body?.subarray(0, sent) ?? '');
  });
}

const BOUNDARY = 'a-boundary';
const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="multipart"; filename="a.png"\r\n\r\n`;

/** A form with a file, as a call. */
export const upload = (token: string, file: Buffer): SocketCall & { body: Buffer } => ({
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: Buffer.concat([Buffer.from(HEAD), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
});
