import { useCartStore, useStorefront } from '@promenade/storefront-hooks';
import { type AgentAct, offerAgentTools, type PageTool } from '@promenade/storefront-hooks/agents';
import { AGENT_NOTICE, productPath } from '@promenade/storefront-hooks/domain';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../i18n/texts.tsx';
import { useStartCheckout } from '../lib/cart.ts';
import { useNotices } from '../lib/notices.ts';
import * as paths from '../lib/paths.ts';

const NO_INPUT = { type: 'object', properties: {}, additionalProperties: false };
const opened = (next: string) => ({ notice: AGENT_NOTICE, data: { opened: true, next } });

/** Registers the shop's tools with the browser, shows notices of what agents did, and navigates for them. Renders nothing. */
export function AgentTools() {
  const shop = useStorefront();
  const cart = useCartStore();
  const navigate = useNavigate();
  const checkout = useStartCheckout();
  // The tools stay registered while these change.
  const onAct = useEffectEvent(useActNotice());
  const go = useEffectEvent((path: string) => void navigate(path));
  const startCheckout = useEffectEvent(checkout.start);

  useEffect(() => {
    const pageTools: PageTool[] = [
      {
        name: 'open_product',
        description: 'Opens the page of a product for the shopper.',
        inputSchema: {
          ...NO_INPUT,
          properties: { slug: { type: 'string', maxLength: 200, description: 'Slug of the product.' } },
          required: ['slug'],
        },
        async execute({ slug }) {
          const path = productPath({ slug: String(slug), uniqueKey: '', landingPage: false, listedOnStore: true });
          go(path);
          return opened('The shopper sees the product.');
        },
      },
      {
        name: 'open_cart',
        description: 'Opens the page of the cart for the shopper.',
        inputSchema: NO_INPUT,
        async execute() {
          go(paths.cart);
          return opened('The shopper sees the cart.');
        },
      },
      {
        name: 'open_checkout',
        description:
          'Opens the checkout with what is in the cart. Address, delivery and payment are for the shopper: no tool orders or pays.',
        inputSchema: NO_INPUT,
        async execute() {
          const release = cart.retainLines();
          try {
            await cart.settle();
            if (!cart.count()) return { notice: AGENT_NOTICE, error: 'The cart is empty.' };
            await startCheckout();
          } finally {
            release();
          }
          return opened('The shopper signs in or gives an email address, checks the order and pays.');
        },
      },
    ];
    return offerAgentTools({ ...shop, cart }, { pageTools, onAct: (act) => onAct(act) });
  }, [shop, cart]);

  return null;
}

/** Names what an agent did, and offers to undo it. */
function useActNotice(): (act: AgentAct) => void {
  const text = useText('frame');
  const notices = useNotices();
  return ({ tool, product = '', undo }) => {
    const messages: Readonly<Record<string, string>> = {
      add_to_cart: text('agent.added', { product }),
      set_cart_quantity: text('agent.changed', { product }),
      remove_from_cart: text('agent.removed', { product }),
      claim_coupon: text('agent.claimed'),
    };
    const way = undo && { label: text('agent.undo'), onClick: () => void undo().catch(notices.fail) };
    notices.say(messages[tool] ?? '', way);
  };
}
