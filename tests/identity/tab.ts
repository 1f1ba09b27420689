import { createSession, type Session, type SessionOptions } from '@promenade/storefront-hooks';
import { authNotice, type Client, createClient, credentials, loginIsTokenValid } from '@promenade/storefront-sdk';

/** A tab of a shop in the installed `TestBrowser`. */
export interface Tab {
  session: Session;
  client: Client;
  /** Makes an authorised call. */
  call(): Promise<boolean>;
  close(): void;
}

let closers: (() => void)[] = [];

/** Closes all tabs. */
export function closeTabs(): void {
  for (const close of closers) close();
  closers = [];
}

/** Opens a tab with a session, or with the options of one. */
export function openTab(origin: string, given: SessionOptions | Session): Tab {
  const session = 'loadAuth' in given ? createSession(given) : given;
  const client = createClient({
    baseUrl: origin,
    use: [authNotice(() => session.expire()), credentials(session.authorize)],
  });
  client.use(session.middleware);
  const close = () => session.dispose();
  closers.push(close);
  return { session, client, call: () => loginIsTokenValid(client, { auth: 'user' }), close };
}
