import { vi } from 'vitest';

/** Durations depend on the other load of the machine, so timeouts are long: only a hang should reach them. */
const WAIT_TIMEOUT_MS = 20_000;

const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: WAIT_TIMEOUT_MS, ...options });
vi.waitUntil = (callback, options = {}) =>
  waitUntil(callback, typeof options === 'number' ? options : { timeout: WAIT_TIMEOUT_MS, ...options });

if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS });
}
