import type { IncomingHttpHeaders } from 'node:http';
import type { ForwardedHeaders } from '../server/request.ts';

type Headers = Record<string, string | string[]>;

/** Headers that apply to one connection only (RFC 9110, 7.6.1). */
const hopByHop = [
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
];

/** Headers that the API client sets itself, and headers in which untrusted visitors could make claims about themselves. */
const ownOfRequest = /^(?:host|content-length|expect|forwarded|x-real-ip|x-forwarded-.*)$/;

function endToEnd(headers: IncomingHttpHeaders): Headers {
  const named = `${headers.connection ?? ''}`
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const kept = Object.entries(headers).filter(
    (entry): entry is [string, string | string[]] =>
      entry[1] !== undefined && !hopByHop.includes(entry[0]) && !named.includes(entry[0]),
  );
  return Object.fromEntries(kept);
}

/** The request headers that are sent to the API. */
export function requestHeaders(headers: IncomingHttpHeaders, forwarded: ForwardedHeaders): Headers {
  const kept = Object.entries(endToEnd(headers)).filter(([name]) => !ownOfRequest.test(name));
  return { ...Object.fromEntries(kept), ...forwarded };
}

/** The response headers that are sent to the visitor. */
export function answerHeaders(headers: IncomingHttpHeaders): Headers {
  return endToEnd(headers);
}
