import type { Middleware } from './client.ts';

interface Flight {
  readonly response: Promise<Response>;
  readonly controller: AbortController;
  /** Callers that still wait. */
  riders: number;
}

/** Headers that differ between equal requests. */
const own = ['dpop', 'x-request-id'];

/**
 * A middleware that sends equal reads once while they are under way; each caller gets an answer of its own. A caller that
 * gives up leaves the others theirs, and the last one takes the request along. Reads are equal when address and headers are,
 * so two shoppers never share an answer.
 */
export function dedupe(): Middleware {
  const flights = new Map<string, Flight>();
  return async (request, next) => {
    const { url, init } = request;
    if (init.method !== 'GET') return next(request);
    const headers = new Headers(init.headers);
    for (const name of own) headers.delete(name);
    const key = JSON.stringify([url, ...headers]);

    const depart = (): Flight => {
      const controller = new AbortController();
      const response = next({ ...request, init: { ...init, signal: controller.signal } });
      const flight = { response, controller, riders: 0 };
      flights.set(key, flight);
      response.finally(() => land(flight)).catch(() => {});
      return flight;
    };
    const land = (flight: Flight) => flights.get(key) === flight && flights.delete(key);

    const flight = flights.get(key) ?? depart();
    flight.riders++;
    init.signal?.addEventListener('abort', () => {
      if (--flight.riders > 0) return;
      land(flight);
      flight.controller.abort();
    });
    return (await flight.response).clone();
  };
}
