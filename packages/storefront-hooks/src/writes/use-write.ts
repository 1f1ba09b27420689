'use client';
import type { StorefrontError } from '@promenade/storefront-sdk';
import { useContext, useState } from 'react';
import { createEmitter } from '../browser/emitter.ts';
import { useIsomorphicLayoutEffect } from '../context/use-isomorphic-layout-effect.ts';
import { StorefrontContext } from '../context/use-storefront.ts';
import { asStorefrontError } from '../query/as-storefront-error.ts';
import { useTracked } from '../query/use-tracked.ts';

/** The result of every write hook. Reading a field subscribes the component to it. */
export interface Write<Arguments extends readonly unknown[], Result> {
  /**
   * Sends the write. Rejects with `StorefrontError`; a promise without a handler causes no unhandled rejection. Always the same
   * function.
   */
  run(...args: Arguments): Promise<Result>;
  /** Whether a run is pending. */
  readonly isPending: boolean;
  /** Whether the latest run succeeded; a new run resets it. */
  readonly isSuccess: boolean;
  /** Result of the latest run; a new run resets it. */
  readonly data: Result | undefined;
  /** Error of the latest run; a new run resets it. */
  readonly error: StorefrontError | undefined;
  /** Resets `data`, `error` and `isSuccess`. */
  reset(): void;
}

/** Options of `useWrite`. */
export interface WriteOptions<Arguments extends readonly unknown[], Result> {
  /** Called with the result and the arguments after a successful run. */
  onSuccess?: (result: Result, ...args: Arguments) => void;
  /** Called with the error and the arguments after a failed run, in addition to `onError` of the provider. */
  onError?: (error: StorefrontError, ...args: Arguments) => void;
  /** Called after every run. */
  onSettled?: (...args: Arguments) => void;
  /**
   * Whether `run` returns the pending promise while a run is pending, whatever its arguments, so that a double press of a form's
   * button sends it once. @default false
   */
  reusePending?: boolean;
}

type Work<Arguments extends readonly unknown[], Result> = (...args: Arguments) => Promise<Result>;

interface Latest<Arguments extends readonly unknown[], Result> extends WriteOptions<Arguments, Result> {
  work: Work<Arguments, Result>;
  report: ((error: StorefrontError) => void) | undefined;
}

/** Outcome of the latest run: empty while it is pending, otherwise a result or an error. */
interface Outcome<Result> {
  readonly result?: Result;
  readonly error?: StorefrontError;
}

/** The state of one write, outside React. */
function createWriteStore<Arguments extends readonly unknown[], Result>(initial: Latest<Arguments, Result>) {
  const changes = createEmitter();
  const latest = { current: initial };
  let pending = 0;
  let latestRun: Promise<Result> | undefined;
  let runs = 0;
  let outcome: Outcome<Result> = {};

  function show(change: 1 | -1 | 0, next: Outcome<Result>): void {
    pending += change;
    outcome = next;
    changes.emit();
  }

  async function attempt(args: Arguments): Promise<Result> {
    runs += 1;
    const number = runs;
    show(1, {});
    let result: Result;
    try {
      result = await latest.current.work(...args);
    } catch (cause) {
      const failure = asStorefrontError(cause, 'write');
      // Ignore the outcome of a run if a newer run has started.
      show(-1, number === runs ? { error: failure } : outcome);
      const { report, onError, onSettled } = latest.current;
      report?.(failure);
      onError?.(failure, ...args);
      onSettled?.(...args);
      throw failure;
    }
    show(-1, number === runs ? { result } : outcome);
    const { onSuccess, onSettled } = latest.current;
    onSuccess?.(result, ...args);
    onSettled?.(...args);
    return result;
  }

  const run = (...args: Arguments): Promise<Result> => {
    if (latest.current.reusePending && pending > 0 && latestRun) return latestRun;
    latestRun = attempt(args);
    latestRun.catch(() => {});
    return latestRun;
  };
  const reset = () => show(0, {});
  return {
    latest,
    subscribe: changes.subscribe,
    getView: (): Write<Arguments, Result> => ({
      run,
      isPending: pending > 0,
      isSuccess: 'result' in outcome,
      data: outcome.result,
      error: outcome.error,
      reset,
    }),
  };
}

/**
 * Turns a function into a write, with the shape that all write hooks share.
 * @example const rate = useWrite((stars: number) => sendStars(stars));
 */
export function useWrite<Arguments extends readonly unknown[], Result>(
  work: Work<Arguments, Result>,
  options: WriteOptions<Arguments, Result> = {},
): Write<Arguments, Result> {
  const report = useContext(StorefrontContext)?.reportError;
  const current = { ...options, work, report };
  const [store] = useState(() => createWriteStore(current));
  useIsomorphicLayoutEffect(() => {
    store.latest.current = current;
  });
  return useTracked(store.subscribe, store.getView);
}

/** A write of a form: a second `run` returns the promise of the pending one. */
export const useFormWrite = <Arguments extends readonly unknown[], Result>(
  work: Work<Arguments, Result>,
): Write<Arguments, Result> => useWrite(work, { reusePending: true });
