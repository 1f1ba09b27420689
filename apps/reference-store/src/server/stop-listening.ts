import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';

/** Time in which kept connections are told with a response that it is their last one. */
const TOLD_WITHIN_MS = 500;
const POLL_MS = 20;
/** Interval at which connections that became idle are closed. */
const CLOSE_IDLE_MS = 50;
/** A turn of the event loop that took less had nothing to do. */
const QUIET_MS = 0.05;
const TURNS_MAX = 10_000;

/** How a server stops without breaking a response or a connection. */
export interface Stop {
  /** Whether each response is the last one of its connection. */
  isStopping(): boolean;
  /** Takes no further connections; resolves when all responses are sent and all connections closed. */
  stopListening(): Promise<void>;
}

/** Prepares the stop of a server; call it before the server listens. */
export function createStop(server: Server): Stop {
  const open = new Set<Socket>();
  let isStopping = false;
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  return {
    isStopping: () => isStopping,
    async stopListening() {
      isStopping = true;
      if (!server.listening) return;
      const kept = [...open];
      const until = performance.now() + TOLD_WITHIN_MS;
      while (kept.some((socket) => open.has(socket)) && performance.now() < until) await delay(POLL_MS);
      await quietTurn();
      const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
      await new Promise((resolve) => server.close(resolve));
      clearInterval(idle);
    },
  };
}

/**
 * Resolves right after a turn of the event loop in which nothing happened. A listener that is closed then resets nobody: the
 * system accepts connections for the process, and breaks off those that it has not taken over yet.
 */
async function quietTurn(): Promise<void> {
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    const began = performance.now();
    await nextTurn();
    if (performance.now() - began < QUIET_MS) return;
  }
}
