/** How long a client may take, in milliseconds. */
export interface Timeouts {
  /** To send the headers of a request, from the moment it is expected. */
  headersMs: number;
  /** To send a whole request: a picture of 5 MB at 0.7 Mbit/s. */
  requestMs: number;
  /** Without a byte in either direction, as when a response is not read. Longer than any call takes. */
  idleMs: number;
  /** To be answered, files apart: below what proxies and clients wait for as a rule. */
  answerMs: number;
  /** Between two looks for what has timed out. */
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
