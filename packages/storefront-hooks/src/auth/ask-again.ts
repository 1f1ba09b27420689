const PAUSE_MS = 2_000;
const PAUSE_MAX_MS = 60_000;

/**
 * Repeats a question until `ask` answers that it is settled: after growing pauses, and at once when the network is back
 * or the page is shown again. A hidden page asks nothing.
 */
export function askAgain(ask: () => Promise<boolean>): void {
  let pauseMs = PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  const wait = () => {
    // Jitter, so that all who lost the provider at once do not come back at once.
    timer = setTimeout(now, pauseMs * (0.5 + Math.random() / 2));
    pauseMs = Math.min(pauseMs * 2, PAUSE_MAX_MS);
  };
  async function now(): Promise<void> {
    if (isAsking || document.visibilityState === 'hidden') return;
    clearTimeout(timer);
    isAsking = true;
    const isSettled = await ask();
    isAsking = false;
    if (!isSettled) return wait();
    removeEventListener('online', now);
    document.removeEventListener('visibilitychange', now);
  }

  addEventListener('online', now);
  document.addEventListener('visibilitychange', now);
  wait();
}
