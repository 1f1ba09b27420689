import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface LazyOnIntent<Props extends object> {
  Component: LazyExoticComponent<ComponentType<Props>>;
  /** Fetches the code ahead: call it when a pointer, a finger or the focus comes near. */
  preload(): void;
}

/** A part of the page that few visitors need: its code comes with the first sign that this one does. */
export function lazyOnIntent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyOnIntent<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const once = () => {
    loading ??= load().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { Component: lazy(once), preload: () => void once().catch(() => undefined) };
}
