import { savesData } from '../../page/saves-data.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

const WORKER = '/service-worker.js';

/** Where Trusted Types are enforced, a plain string is rejected as the address of a worker. */
function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('promenade-worker', { createScriptURL: () => WORKER });
  return policy ? policy.createScriptURL(WORKER) : WORKER;
}

let registering: Promise<unknown> | undefined;

/** Visitors who save data, or whose browser has no worker, keep nothing. */
function mayKeep(): boolean {
  return 'serviceWorker' in navigator && !savesData();
}

/** Keeps the page that is shown for times without a connection. Reading it again costs nothing but a cached answer. */
export async function keepPage(): Promise<void> {
  if (!mayKeep()) return;
  try {
    registering ??= navigator.serviceWorker.register(workerUrl());
    await registering;
    const { active } = await navigator.serviceWorker.ready;
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/|\.(?:avif|webp|jpe?g|png|svg)$/.test(new URL(name).pathname));
    active?.postMessage({ page: window.location.href.replace(/#.*/, ''), files });
  } catch {
    // The shop works without it, as where storage is blocked.
  }
}
