import { createServer } from 'node:net';

/**
 * Systems assign ephemeral ports from 32768 on. A lower one stays free until the intended server listens, and while that
 * server is stopped.
 */
const FIRST = 10_000;
const COUNT = 22_000;
let tried = 0;

/** A port without a listener, a different one each time. */
export async function freePort(): Promise<number> {
  const port = FIRST + ((process.pid * 97 + tried++) % COUNT);
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}
