import type { User } from '@promenade/storefront-sdk';
import type { StorefrontValue } from '../context/use-storefront.ts';
import { user } from '../query/account-queries.ts';
import type { TemplateSourceView, TemplateVisitorView } from './template-source.ts';

/** The visitor of owners' pages, with the name and portrait of the account once it is loaded. */
export function createTemplateVisitor(shop: StorefrontValue): Pick<TemplateSourceView, 'watchVisitor'> {
  const { session, peek, read, picture } = shop;

  function visitorNow(account: User | undefined): TemplateVisitorView {
    const { state, shopper } = session.getSnapshot();
    if (state === 'unknown') return { state: 'unknown', fields: {} };
    if (state !== 'authenticated') return { state: 'guest', fields: {} };
    const name = account?.nickname || shopper?.name || shopper?.email;
    const avatar = picture(account?.avatar || shopper?.picture, 'avatar', name);
    return { state: 'user', fields: { name, nickname: name, email: shopper?.email, avatar } };
  }

  return {
    watchVisitor(listener) {
      let isWatching = true;
      function update(): void {
        const { shopper } = session.getSnapshot();
        const cached = peek(user());
        listener(visitorNow(cached));
        if (cached || !shopper) return;
        const show = (account: User) => {
          if (isWatching && session.getSnapshot().shopper?.subject === shopper?.subject) listener(visitorNow(account));
        };
        // If the account cannot be loaded, the name and portrait of the session are shown.
        read(user()).then(show, () => undefined);
      }
      const end = session.subscribe(update);
      update();
      return () => {
        isWatching = false;
        end();
      };
    },
  };
}
