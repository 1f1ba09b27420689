import type {} from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../errors/refused.ts';
import type {} from '../limits/answer-in-time.ts';

/** Other fields that a form may have next to its file; they are ignored. */
const FIELDS_MAX = 8;
const FIELD_BYTES_MAX = 1024;

/** A form that is still being received: it is read only when the handler consumes it. */
export interface IncomingForm {
  /** Content length of the whole form; undefined for a chunked one. */
  readonly bytes: number | undefined;
  /** Aborted when the sender has left. */
  readonly left: AbortSignal;
  /**
   * The one file of the form, held once.
   *
   * @throws Refused 400 when the form cannot be read to its end.
   */
  readFile(field: string, maxBytes: number): Promise<Buffer | 'missing' | 'too-large'>;
}

const unreadable = () => new Refused(400, 'unreadableBody');

/** @param maxBytes of the form. A longer one is refused unread: 413. */
export function incomingForm(request: FastifyRequest, reply: FastifyReply, maxBytes: number): IncomingForm {
  const announced = request.headers['content-length'];
  const bytes = announced === undefined ? undefined : Number(announced);
  if (bytes !== undefined && bytes > maxBytes) throw new Refused(413, 'tooLarge');
  return {
    bytes,
    left: request.cancelled,
    async readFile(field, fileMaxBytes) {
      if (!request.isMultipart()) return 'missing';
      try {
        return await readFile(request, field, Math.min(bytes ?? fileMaxBytes, fileMaxBytes), fileMaxBytes);
      } catch (error) {
        if (error instanceof request.server.multipartErrors.FilesLimitError) return 'missing';
        throw unreadable();
      } finally {
        // The rest of the body is discarded without waiting for it.
        if (!request.raw.readableEnded) {
          reply.header('connection', 'close');
          request.raw.unpipe();
          request.raw.resume();
        }
      }
    },
  };
}

async function readFile(
  request: FastifyRequest,
  field: string,
  capacity: number,
  maxBytes: number,
): Promise<Buffer | 'missing' | 'too-large'> {
  const limits = { files: 1, fileSize: maxBytes, fields: FIELDS_MAX, fieldSize: FIELD_BYTES_MAX };
  let file: Buffer | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== field) {
      part.file.resume();
      continue;
    }
    const held = Buffer.allocUnsafeSlow(capacity);
    let length = 0;
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      length += chunk.copy(held, length);
    }
    if (part.file.truncated) return 'too-large';
    file = held.subarray(0, length);
  }
  return file === undefined || file.length === 0 ? 'missing' : file;
}
