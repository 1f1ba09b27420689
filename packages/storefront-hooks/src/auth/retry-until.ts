const FIRST_DELAY_MS = 2_000;
const DELAY_MAX_MS = 60_000;

/**
 * Repeats `attempt` until it resolves to `true`: after growing delays, and at once when the network is back or the page is
 * shown again. Nothing is attempted while the page is hidden. Returns a function that stops it.
 */
export function retryUntil(attempt: () => Promise<boolean>): () => void {
  let delayMs = FIRST_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  let isStopped = false;

  const schedule = () => {
    // Jitter keeps browsers that lost the provider together from coming back together.
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
