'use client';
import { useState, useSyncExternalStore } from 'react';

/** Returns the same object until a field that was read from it changes. Unread fields of that object are always current. */
export type Tracker<View extends object> = (view: View) => View;

/** Creates a tracker. @param onRead Called with the name of a field that is read. */
export function createTracker<View extends object>(onRead: (field: keyof View) => void = () => {}): Tracker<View> {
  const fields = new Set<keyof View>();
  let latest: { view: View; result: View } | undefined;
  return (view) => {
    if (latest) {
      const { view: last } = latest;
      if ([...fields].every((field) => Object.is(last[field], view[field]))) {
        latest.view = view;
        return latest.result;
      }
    }
    const shown = { view, result: {} as View };
    for (const field of Object.keys(view) as (keyof View)[]) {
      Object.defineProperty(shown.result, field, {
        enumerable: true,
        configurable: true,
        get() {
          fields.add(field);
          onRead(field);
          return shown.view[field];
        },
      });
    }
    latest = shown;
    return shown.result;
  };
}

/**
 * Subscribes to a store and renders only when a field that the component has read changes.
 *
 * @param getServerView Returns the view for the server and for hydration. @default `getView`
 */
export function useTracked<View extends object>(
  subscribe: (listener: () => void) => () => void,
  getView: () => View,
  getServerView: () => View = getView,
): View {
  const [track] = useState(() => createTracker<View>());
  return useSyncExternalStore(
    subscribe,
    () => track(getView()),
    () => track(getServerView()),
  );
}
