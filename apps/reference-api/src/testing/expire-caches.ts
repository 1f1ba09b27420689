import { vi } from 'vitest';

// Files of tests share a process, whose clock only goes forward.
let ahead = 0;

/** Makes each cached entry of shops and agents expire before it is read, until `vi.restoreAllMocks()`. */
export function expireCaches(): void {
  ahead = Math.max(ahead, performance.now());
  vi.spyOn(performance, 'now').mockImplementation(() => (ahead += 6_000));
}
