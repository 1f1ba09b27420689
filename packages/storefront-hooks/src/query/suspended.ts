/** One attempt to load something that renders wait for. */
interface Attempt {
  readonly promise: Promise<void>;
  outcome?: { value: unknown } | { error: unknown } | undefined;
}

/** The latest attempt to load something. */
export interface Suspended {
  attempt?: Attempt | undefined;
  /** Whether a render has thrown the error, which is forgotten once the boundary is shown. */
  hasThrown?: boolean;
}

const ERROR_MAX_AGE_MS = 500;

/** Calls `forget` when the document changes, which shows that React has committed the error boundary, or after half a second. */
function onceShown(forget: () => void): void {
  const end = () => {
    clearTimeout(timer);
    observer?.disconnect();
    forget();
  };
  const timer = setTimeout(end, ERROR_MAX_AGE_MS);
  const observer = typeof MutationObserver === 'undefined' ? undefined : new MutationObserver(end);
  observer?.observe(document, { childList: true, subtree: true });
}

function begin(load: () => Promise<unknown>): Attempt {
  const settle = (outcome: Attempt['outcome']) => {
    attempt.outcome = outcome;
  };
  const promise = load().then(
    (value) => settle({ value }),
    (error: unknown) => settle({ error }),
  );
  const attempt: Attempt = { promise };
  return attempt;
}

/**
 * Returns the value during a render. Suspends the render while it is loading; throws its error if it failed, and then forgets
 * it, so that a reset of the error boundary loads again.
 */
export function resolved<Value>(suspended: Suspended, load: () => Promise<Value>): Value {
  suspended.attempt ??= begin(load);
  const { attempt } = suspended;
  // React 18 has no `use`.
  if (!attempt.outcome) throw attempt.promise;
  if ('value' in attempt.outcome) return attempt.outcome.value as Value;
  // React renders again before it shows the boundary, and that render must throw the same error.
  if (!suspended.hasThrown) {
    suspended.hasThrown = true;
    onceShown(() => {
      suspended.hasThrown = false;
      if (suspended.attempt === attempt) suspended.attempt = undefined;
    });
  }
  throw attempt.outcome.error;
}
