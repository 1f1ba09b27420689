import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** How long a client may take, in milliseconds. */
export interface Timeouts {
  /** Time to receive the headers of a request, from when it is expected. */
  headersMs: number;
  /** To send a whole request: a picture of 5 MB at 0.7 Mbit/s. */
  requestMs: number;
  /** Without a byte in either direction, as when a response is not read. Longer than any call takes. */
  idleMs: number;
  /** To be answered, files apart: below what proxies and clients wait for as a rule. */
  answerMs: number;
  /** Interval between checks for timeouts. */
  checkMs: number;
}

/** Below the 300 seconds that Node.js allows; a slow sender holds a connection and its buffers as long. */
export const TIMEOUTS: Timeouts = {
  headersMs: 10_000,
  requestMs: 60_000,
  idleMs: 120_000,
  answerMs: 14_000,
  checkMs: 2000,
};

const statusOf: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Responds to invalid requests: headers that are too slow, too long or not HTTP. */
export function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  const status = statusOf[code] ?? 400;
  // A browser opens connections ahead, and would take this response for that of its first request, which it retries if the
  // connection is just closed.
  const isUnused = status === 408 && socket.bytesRead === 0;
  if (isUnused || !socket.writable) return void socket.destroy();
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  socket.destroySoon();
}
