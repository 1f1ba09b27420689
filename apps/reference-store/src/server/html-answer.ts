import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

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

export function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const accepted = new Map(
    `${header ?? ''}`.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      return [name, !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))];
    }),
  );
  return (['br', 'gzip'] as const).find((name) => accepted.get(name));
}
