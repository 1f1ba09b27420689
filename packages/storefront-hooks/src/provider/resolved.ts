type Outcome = { value: unknown } | { error: unknown };

const outcomes = new WeakMap<Promise<unknown>, Outcome>();

/** The value of a promise during a render. Suspends the render while it is pending, throws its error if it rejected. */
export function resolved<Value>(promise: Promise<Value>): Value {
  const outcome = outcomes.get(promise);
  // React 18 has no `use`.
  if (!outcome)
    throw promise.then(
      (value) => outcomes.set(promise, { value }),
      (error) => outcomes.set(promise, { error }),
    );
  if ('error' in outcome) throw outcome.error;
  return outcome.value as Value;
}
