import { type ComponentType, lazy, useEffect } from 'react';
import { noteMissingCode } from './chunk-guard.ts';

/**
 * React's `lazy` for a part of the page: where its code cannot be loaded, the page works on without it and says so. Without a
 * connection the part waits, and comes when the connection is back.
 *
 * @param onMissing For a part that servers render: it stays as it was sent, and this is called.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onMissing?: () => void,
): ComponentType<Props> {
  return lazy<ComponentType<Props>>(
    () =>
      new Promise((resolve) => {
        const attempt = () =>
          load().then(
            (component) => resolve({ default: component }),
            () => {
              if (!navigator.onLine) window.addEventListener('online', attempt, { once: true });
              else if (onMissing) {
                onMissing();
                noteMissingCode();
              } else resolve({ default: MissingPart });
            },
          );
        void attempt();
      }),
  );
}

function MissingPart() {
  useEffect(noteMissingCode, []);
  return null;
}
