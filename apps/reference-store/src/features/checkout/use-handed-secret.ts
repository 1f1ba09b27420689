import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The secret that came with the address. It was moved into the state of the history entry before anything else ran. */
export function useHandedSecret(): { secret: string | undefined; isKnown: boolean } {
  const secret = useSyncExternalStore(never, read, () => null);
  return { secret: secret ?? undefined, isKnown: secret !== null };
}

function read(): string | undefined {
  const entry = window.history.state as { state?: { clientSecret?: unknown } | null } | null;
  const secret = entry?.state?.clientSecret;
  return typeof secret === 'string' && /^\w+_secret_\w+$/.test(secret) ? secret : undefined;
}
