import { type ComponentType, createElement, lazy, useEffect, useSyncExternalStore } from 'react';
import { noteMissingCode } from './chunk-guard.ts';

/**
 * React's `lazy` for a part of the page: where its code cannot be loaded, the page works on without it and says so. Without a
 * connection the part waits, and comes when the connection is back.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const listeners = new Set<() => void>();
  const attempt = () =>
    lazy<ComponentType<Props>>(() =>
      load().then(
        (component) => ({ default: component }),
        () => {
          if (!navigator.onLine) window.addEventListener('online', renew, { once: true });
          return { default: MissingPart };
        },
      ),
    );
  let part = attempt();
  const renew = () => {
    part = attempt();
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const current = () => part;
  return (props) => createElement(useSyncExternalStore(subscribe, current, current), props);
}

function MissingPart() {
  useEffect(noteMissingCode, []);
  return null;
}
