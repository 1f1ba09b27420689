import { vi } from 'vitest';

/** How long something takes depends on what else the machine does, so nothing but a hang may meet the end of a wait. */
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
