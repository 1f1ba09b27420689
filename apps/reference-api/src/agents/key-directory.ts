import { publicUrl, requestPublic } from './public-request.ts';

/** Where agents publish their keys, on their own origin. */
export const DIRECTORY_PATH = '/.well-known/http-message-signatures-directory';
const DIRECTORY_TYPE = 'application/http-message-signatures-directory+json';

const BYTES_MAX = 64 * 1024;

/**
 * The origin of a key directory: a host name of the internet by `https`. In the sandbox, this machine as well.
 *
 * @returns undefined for everything else.
 */
export function directoryOrigin(given: string, isSandbox: boolean): string | undefined {
  const url = publicUrl(given, isSandbox);
  return url && url.href === `${url.origin}/` ? url.origin : undefined;
}

/**
 * Reads the key directory of an origin that `directoryOrigin` accepted: within 5 seconds, at most 64 kB, without redirects,
 * from public addresses only.
 * @throws Error with a description.
 */
export async function readDirectory(origin: string): Promise<string> {
  const response = await requestPublic(new URL(origin + DIRECTORY_PATH), {
    headers: { accept: DIRECTORY_TYPE, 'accept-encoding': 'identity' },
  });
  try {
    const { statusCode, headers } = response;
    if (statusCode !== 200) throw new Error(`it answered ${statusCode}`);
    if (headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== DIRECTORY_TYPE) {
      throw new Error(`it is not of the type ${DIRECTORY_TYPE}`);
    }
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > BYTES_MAX) throw new Error(`it has more than ${BYTES_MAX / 1024} kB`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString();
  } finally {
    response.destroy();
  }
}
