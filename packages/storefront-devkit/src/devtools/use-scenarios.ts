import { useStorefront } from '@promenade/storefront-hooks';
import { useCallback, useEffect, useState } from 'react';

/** The scenarios of a mock shop over HTTP, as `/api/mock/scenario` lists them. */
export interface Scenarios {
  current: string;
  /** Short descriptions of the scenarios, by name. */
  summaries: Readonly<Record<string, string>>;
}

/** The scenarios of the backend if it is a mock shop, and the function that chooses one and loads the page again. */
export function useScenarios(): [Scenarios | undefined, (name: string) => void] {
  const { baseUrl } = useStorefront().client;
  const [scenarios, setScenarios] = useState<Scenarios>();
  const address = `${baseUrl}/api/mock/scenario`;
  useEffect(() => {
    const controller = new AbortController();
    // Other backends do not have it.
    fetch(address, { signal: controller.signal })
      .then((response) => (response.ok ? (response.json() as Promise<Scenarios>) : undefined))
      .then((found) => found?.summaries && setScenarios(found))
      .catch(() => undefined);
    return () => controller.abort();
  }, [address]);
  const choose = useCallback(
    (name: string) => {
      void fetch(`${address}?name=${encodeURIComponent(name)}`, { method: 'POST' }).then(() => location.reload());
    },
    [address],
  );
  return [scenarios, choose];
}
