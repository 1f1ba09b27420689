const FIRST_DELAY_MS = 2_000;
const DELAY_MAX_MS = 60_000;

/**
 * Repeats `attempt` until it resolves with `true`: after delays that double from 2 to 60 seconds, and at once when the device is
 * online again or the page is shown. Pauses while the page is hidden. Returns a function that stops it.
 */
export function retryUntil(attempt: () => Promise<boolean>): () => void {
  let delayMs = FIRST_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  let isStopped = false;

  const schedule = () => {
    // Random delays spread the requests of all browsers after an outage of the provider.
    timer = setTimeout(run, delayMs * (0.5 + Math.random() / 2));
    delayMs = Math.min(delayMs * 2, DELAY_MAX_MS);
  };
  async function run(): Promise<void> {
    if (isPending || document.visibilityState === 'hidden') return;
    clearTimeout(timer);
    isPending = true;
    const isDone = await attempt();
    isPending = false;
    if (isDone) stop();
    else if (!isStopped) schedule();
  }
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener('online', run);
    document.removeEventListener('visibilitychange', run);
  };

  addEventListener('online', run);
  document.addEventListener('visibilitychange', run);
  schedule();
  return stop;
}
