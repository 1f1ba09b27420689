'use client';
import { isStorefrontError, type ProductCard } from '@promenade/storefront-sdk';
import { useEffect, useMemo, useRef } from 'react';
import { useSession } from '../account/use-session.ts';
import { useCartStore } from '../cart/cart-hooks.ts';
import { openQuickView } from '../catalog/quick-view-history.ts';
import { useQuickAdd } from '../catalog/use-quick-add.ts';
import { useBuyNow } from '../checkout/use-buy-now.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { type HookAttributes, parseTemplatePurchase } from '../domain/template-hooks.ts';
import { subscriptionIssue } from '../domain/validation.ts';
import { useNewsletter } from '../newsletter/use-newsletter.ts';
import { createTemplateCart } from './template-cart.ts';
import { createTemplateFeed, type FeedPage } from './template-feed.ts';
import { findPurchase } from './template-purchase.ts';
import { productFields, productHref, reviewFields } from './template-rows.ts';
import type {
  TemplateActions,
  TemplateOverlay,
  TemplateReplyView,
  TemplateRowView,
  TemplateSourceView,
} from './template-source.ts';
import { createTemplateVisitor } from './template-visitor.ts';

const overlays: readonly TemplateOverlay[] = ['cart', 'menu', 'search'];

/**
 * Provides the data and actions for the data hooks of owners' pages. Returns the same object until the shop or the language
 * changes. Hooks are untrusted input: ids, limits and quantities are validated, and writes need an action of the visitor.
 */
export function useTemplateSource(actions: TemplateActions): TemplateSourceView {
  const shop = useStorefront();
  const cart = useCartStore();
  const { signOut } = useSession();
  const quickAdd = useQuickAdd(openQuickView);
  const buyNow = useBuyNow();
  const { subscribe } = useNewsletter();
  const current = { actions, quickAdd, buyNow, subscribe, signOut };
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });

  return useMemo<TemplateSourceView>(() => {
    const fail = (error: unknown) => latest.current.actions.onError(error);

    function productRow(card: ProductCard): TemplateRowView {
      return {
        key: `${card.id}`,
        href: productHref(card, shop),
        fields: productFields(card, shop.now(), shop),
        act(action) {
          if (action === 'view') openQuickView(card);
          if (action !== 'add') return;
          const added = () => latest.current.actions.onAdded(card.storeName);
          latest.current.quickAdd.run(card).then((outcome) => outcome === 'added' && added(), fail);
        },
      };
    }

    const rowsOf = ({ items }: FeedPage) =>
      items.map((item) =>
        item.kind === 'product'
          ? productRow(item.card)
          : { key: `${item.review.id}`, fields: reviewFields(item.review, shop) },
      );

    async function purchase(command: 'buy' | 'add', hooks: HookAttributes, fields: HookAttributes): Promise<void> {
      const wanted = parseTemplatePurchase(hooks, fields);
      if (!wanted) return;
      const { card, variant } = await findPurchase(wanted, shop);
      const { actions, buyNow } = latest.current;
      const { productId, quantity } = wanted;
      // If the form does not determine a variant, the shopper chooses it in the quick view.
      if (!variant) openQuickView(card);
      else if (command === 'add') {
        await cart.add({ productId, sku: variant.sku, quantity });
        actions.onAdded(card.storeName);
      } else actions.openCheckout(await buyNow.run({ productId, attrId: variant.id, quantity }));
    }

    async function newsletter(email: string): Promise<TemplateReplyView> {
      const { actions, subscribe } = latest.current;
      const issue = subscriptionIssue(email);
      if (issue) return { message: await actions.newsletterText(issue), isError: true };
      await subscribe.run(email);
      return { message: await actions.newsletterText(undefined), isError: false };
    }

    return {
      ...createTemplateCart(cart, shop),
      ...createTemplateVisitor(shop),
      follow: (href) => latest.current.actions.follow(href),

      feed(hooks) {
        const feed = createTemplateFeed(hooks, shop);
        return (
          feed && {
            async next() {
              const page = await feed.next();
              return { rows: rowsOf(page), isLast: page.isLast };
            },
          }
        );
      },

      async run(command, hooks, fields) {
        const { actions, signOut } = latest.current;
        try {
          if (command === 'newsletter') return await newsletter(fields.email ?? '').catch(() => undefined);
          if (command === 'buy' || command === 'add') await purchase(command, hooks, fields);
          if (command === 'logout') await signOut.run();
          if (command === 'login') actions.signIn();
          if (command === 'signup') actions.signUp();
          if (command === 'account') actions.openAccount();
          if (command === 'checkout') actions.checkOutCart();
          if (command === 'search') actions.search(fields.title ?? '');
          const overlay = overlays.find((name) => command === 'open' && name === hooks.open);
          if (overlay) actions.open(overlay);
        } catch (error) {
          if (isStorefrontError(error, 'auth')) actions.signIn();
          else fail(error);
        }
        return undefined;
      },
    };
  }, [shop, cart]);
}
