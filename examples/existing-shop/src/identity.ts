import { type User, UserManager } from 'oidc-client-ts';

/* The sign-in that the app has had before. */

const { origin } = location;
const manager = new UserManager({
  authority: `${origin}/oidc`,
  client_id: 'existing-shop',
  redirect_uri: `${origin}/callback`,
});
const listeners = new Set<() => void>();
let user: User | null | undefined;
function change(next: User | null): void {
  user = next;
  for (const listener of listeners) listener();
}
manager.events.addUserLoaded(change);
manager.events.addUserUnloaded(() => change(null));
manager.getUser().then(change, () => change(null));

export const identity = {
  /** Who is signed in; `null` for nobody, `undefined` until it is known. */
  user: () => user,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  async token(): Promise<string | null> {
    return (await manager.getUser())?.access_token ?? null;
  },
  signIn: (returnTo: string) => manager.signinRedirect({ state: returnTo }),
  signOut: () => manager.removeUser(),
  /** Completes a sign-in on `/callback`. Resolves to the path that the shopper came from. */
  async complete(): Promise<string> {
    const { state } = await manager.signinRedirectCallback();
    return typeof state === 'string' ? state : '/';
  },
};
