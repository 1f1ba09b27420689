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

/** A document as a visitor gets it, whole. */
export interface WholeBody {
  bytes: Buffer;
  encoding: 'gzip' | undefined;
}

/** A kept document with this visitor's nonce. */
export function keptBody({ headers }: IncomingMessage, html: KeptHtml, nonce: string): WholeBody {
  return acceptsGzip(headers['accept-encoding'])
    ? { bytes: html.gzip(nonce), encoding: 'gzip' }
    : { bytes: html.plain(nonce), encoding: undefined };
}

/** Sends a document whose length is known. */
export function sendWhole({ method }: IncomingMessage, response: ServerResponse, { bytes, encoding }: WholeBody): void {
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  response.end(method === 'HEAD' ? undefined : bytes);
}

export const acceptsGzip = (header: string | string[] | undefined): boolean =>
  acceptedEncodings(header).get('gzip') ?? false;

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
