import { useStorefront } from '@promenade/storefront-hooks';
import { isStorefrontError, type Middleware } from '@promenade/storefront-sdk';
import { useInsertionEffect, useState } from 'react';

/** A request of the client, with its retries. */
export interface SeenRequest {
  id: number;
  /** The endpoint id: `cart.list`. */
  endpoint: string;
  /** Ms since the page was opened. */
  startedAt: number;
  durationMs?: number;
  /** HTTP status, or the kind of the error. */
  outcome?: string;
}

const KEPT = 50;

/** The latest requests of the storefront, newest first, since the component is there. */
export function useRequests(): readonly SeenRequest[] {
  const { client } = useStorefront();
  const [requests, setRequests] = useState<readonly SeenRequest[]>([]);
  // Before the effects of the page, which send its first requests.
  useInsertionEffect(() => {
    let id = 0;
    const record: Middleware = async (request, next) => {
      id += 1;
      const seen: SeenRequest = { id, endpoint: request.endpoint.id, startedAt: performance.now() };
      setRequests((before) => [seen, ...before].slice(0, KEPT));
      const end = (outcome: string) => {
        const ended = { ...seen, outcome, durationMs: performance.now() - seen.startedAt };
        setRequests((before) => before.map((each) => (each.id === ended.id ? ended : each)));
      };
      try {
        const reply = await next(request);
        end(`${reply.status}`);
        return reply;
      } catch (error) {
        end(isStorefrontError(error) ? error.kind : 'error');
        throw error;
      }
    };
    return client.use(record);
  }, [client]);
  return requests;
}
