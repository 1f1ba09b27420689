import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';

/** What the clients of a server saw until it took no connection any more. */
export interface Traffic {
  responses: number;
  /** Statuses other than 200. */
  refused: number[];
  /** Connections that broke before their response was complete. */
  broken: string[];
}

/**
 * Clients that each read the given paths in turn over one kept connection, without a pause, as a proxy does for many visitors.
 * Ends when the server refuses new connections.
 */
export function readOverKeptConnections(origin: string, paths: readonly string[], clients: number) {
  const traffic: Traffic = { responses: 0, refused: [], broken: [] };
  const first = Promise.withResolvers<void>();

  async function client(start: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = start; ; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      try {
        const status = await read(agent, origin + path);
        traffic.responses += 1;
        if (status !== 200) traffic.refused.push(status);
        if (traffic.responses === clients * 3) first.resolve();
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        agent.destroy();
        if (code === 'ECONNREFUSED') return;
        traffic.broken.push(`${path}: ${code ?? message}`);
      }
    }
  }

  const ended = Promise.all(Array.from({ length: clients }, (_, start) => client(start))).then(() => traffic);
  return {
    /** Resolves when each client had some responses, on average. */
    isBusy: first.promise,
    ended,
  };
}

function read(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      text(response).then(() => resolve(response.statusCode ?? 0), reject);
    }).on('error', reject);
  });
}
