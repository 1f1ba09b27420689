'use client';
import { type Client, type StoreDetails, storeDetails } from '@promenade/storefront-sdk';
import { useEffect, useState } from 'react';
import { resolved, type Suspended } from '../query/suspended.ts';

declare const process: { env: { NODE_ENV?: string } } | undefined;

type Details = Promise<StoreDetails>;

const known = new WeakMap<Details, Suspended>();
/** Promises that a provider has waited for. If one of them fails, the provider requests the shop itself. */
const used = new WeakSet<Details>();
const warned = new WeakSet<Client>();
/** The promise that each client's provider waits for, from the first suspended render until it is shown. */
const waiting = new WeakMap<Client, Details>();

function suspendedOf(promise: Details): Suspended {
  const suspended = known.get(promise) ?? {};
  known.set(promise, suspended);
  return suspended;
}

function warnOfReplacedPromise(client: Client): void {
  // Bundlers replace `process.env.NODE_ENV` and remove the warning in production.
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production' || warned.has(client)) return;
  warned.add(client);
  console.warn(
    '<StorefrontProvider> got another promise as `store` while it waited for the first, so the shop is requested at each render. Call `store.details()` once for the page, outside the component.',
  );
}

/** The promise to wait for. A component that creates one at each render would otherwise be suspended for ever. */
function promiseToWaitFor(given: Details, client: Client): Details {
  if (typeof window === 'undefined' || known.get(given)?.attempt?.outcome) return given;
  const first = waiting.get(client) ?? given;
  if (first !== given) warnOfReplacedPromise(client);
  waiting.set(client, first);
  return first;
}

/**
 * The shop of a provider. While its promise is pending, the render is suspended. If it failed, its error is thrown, and the next
 * render requests the shop again.
 */
export function useStoreDetails(given: StoreDetails | Details, client: Client): StoreDetails {
  const [, setRound] = useState(0);
  const promise = given instanceof Promise ? promiseToWaitFor(given, client) : undefined;
  useEffect(() => {
    if (!promise || !(given instanceof Promise)) return;
    waiting.delete(client);
    if (promise === given) return;
    const show = () => setRound((round) => round + 1);
    given.then(show, show);
  }, [given, promise, client]);
  if (!promise) return given as StoreDetails;
  const suspended = suspendedOf(promise);
  return resolved(suspended, () => {
    if (used.has(promise)) return storeDetails(client);
    used.add(promise);
    return promise;
  });
}
