import type { IncomingMessage } from 'node:http';
import { Refusal } from '../limits/refusal.ts';

export interface BodyLimits {
  maxBytes: number;
  timeoutMs: number;
}

/** Whether the request has a body, by its headers. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads the whole body of a request; `null` if it has none.
 *
 * @throws Refusal 413 if it is larger than `maxBytes`, 408 if it is incomplete after `timeoutMs`; the stream's error if the visitor leaves.
 */
export function readBody(request: IncomingMessage, { maxBytes, timeoutMs }: BodyLimits): Promise<Buffer | null> {
  if (!hasBody(request)) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (act: () => void) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose);
      act();
    };
    const onError = (error: Error) => settle(() => reject(error));
    const onClose = () => onError(new Error('The visitor left before the request was complete.'));
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks, size)));
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) return onError(new Refusal(413, 'tooLarge'));
      chunks.push(chunk);
    };
    const timer = setTimeout(() => onError(new Refusal(408, 'tooSlow')), timeoutMs);
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return onError(new Refusal(413, 'tooLarge'));
    request.on('data', onData).on('end', onEnd).on('error', onError).on('close', onClose);
  });
}
