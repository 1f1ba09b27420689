import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { KeptHtml } from './kept-html.ts';

/** Sends HTML as it is written, compressed as the visitor accepts it. */
export function openHtmlStream(request: IncomingMessage, response: ServerResponse): Transform | ServerResponse {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (!encoding) return response;
  response.setHeader('content-encoding', encoding);
  const compressor =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_PROCESS,
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
        })
      : createGzip({ level: 6 });
  // A visitor who leaves early is no fault of ours.
  pipeline(compressor, response, () => compressor.destroy());
  return compressor;
}

/** Sends a kept document with this visitor's nonce; its length is known. */
export function sendKeptHtml(request: IncomingMessage, response: ServerResponse, html: KeptHtml, nonce: string): void {
  const isGzip = acceptedEncodings(request.headers['accept-encoding']).get('gzip') ?? false;
  const body = isGzip ? html.gzip(nonce) : html.plain(nonce);
  if (isGzip) response.setHeader('content-encoding', 'gzip');
  response.setHeader('content-length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}

export function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const accepted = acceptedEncodings(header);
  return (['br', 'gzip'] as const).find((name) => accepted.get(name));
}

function acceptedEncodings(header: string | string[] | undefined): ReadonlyMap<string, boolean> {
  return new Map(
    `${header ?? ''}`.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      return [name, !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))];
    }),
  );
}
