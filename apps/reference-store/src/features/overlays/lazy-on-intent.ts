import type { ComponentType } from 'react';
import { lazyPart } from '../../errors/lazy-part.ts';

export interface LazyOnIntent<Props extends object> {
  Component: ComponentType<Props>;
  /** Fetches the code ahead: call it when a pointer, a finger or the focus comes near. */
  preload(): void;
  /** Fetches the code; rejects when it does not come. */
  load(): Promise<unknown>;
}

/** A part of the page that few visitors need: its code comes with the first sign that this one does. */
export function lazyOnIntent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyOnIntent<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const once = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return { Component: lazyPart(once), preload: () => void once().catch(() => undefined), load: once };
}
