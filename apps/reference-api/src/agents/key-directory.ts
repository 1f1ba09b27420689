import { lookup as lookUp } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where agents publish their keys, on their own origin. */
export const DIRECTORY_PATH = '/.well-known/http-message-signatures-directory';
const DIRECTORY_TYPE = 'application/http-message-signatures-directory+json';

const BYTES_MAX = 64 * 1024;
const TIMEOUT_MS = 5_000;

/** Whether an address is one of the internet, and none of this machine, of its networks, or reserved. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Finds the addresses of a host, and refuses a host with one that is not public: the connection is made to what was checked. */
export const publicLookup: LookupFunction = (host, options, callback) => {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${host} has no address`), []);
    const refused = addresses.find(({ address }) => !isPublicAddress(address));
    if (refused) return callback(new Error(`${host} is not on the internet`), []);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

/**
 * The origin of a key directory: a host name of the internet by `https`. In the sandbox, this machine as well.
 *
 * @returns undefined for everything else.
 */
export function directoryOrigin(given: string, isSandbox: boolean): string | undefined {
  if (!URL.canParse(given)) return undefined;
  const { protocol, hostname, origin, href } = new URL(given);
  if (href !== `${origin}/`) return undefined;
  if (isSandbox && protocol === 'http:' && LOCAL_HOSTS.includes(hostname)) return origin;
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[');
  return protocol === 'https:' && isName ? origin : undefined;
}

/**
 * Reads the key directory of an origin that `directoryOrigin` has let pass: within 5 seconds, at most 64 kB, without redirects,
 * from public addresses only.
 *
 * @throws Error that says what was wrong.
 */
export async function readDirectory(origin: string): Promise<string> {
  const isLocal = origin.startsWith('http:');
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      ...{ signal, agent: false, headers: { accept: DIRECTORY_TYPE, 'accept-encoding': 'identity' } },
      ...(!isLocal && { lookup: publicLookup }),
    };
    const send = isLocal ? requestHttp : requestHttps;
    send(origin + DIRECTORY_PATH, options, resolve)
      .on('error', reject)
      .end();
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
