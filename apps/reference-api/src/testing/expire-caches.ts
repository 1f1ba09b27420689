import { vi } from 'vitest';

// Files of tests share a process, whose clock only goes forward.
let ahead = 0;

/** Expires what a process remembers of shops and agents at each look at it, until `vi.restoreAllMocks()`. */
export function expireCaches(): void {
  ahead = Math.max(ahead, performance.now());
  vi.spyOn(performance, 'now').mockImplementation(() => (ahead += 6_000));
}
