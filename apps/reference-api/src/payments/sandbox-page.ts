import { formatMoney } from '@promenade/storefront-hooks/domain';
import type { Locale } from '../db/index.ts';
import { type Html, html } from '../pages/html.ts';

const texts = {
  en: {
    title: 'Sandbox payment',
    tag: 'Sandbox: no money moves',
    lead: 'This page stands in for a payment provider. Choose how the payment ends.',
    shop: 'Shop',
    order: 'Order',
    amount: 'Amount',
    approve: 'Approve',
    decline: 'Decline',
    closedTitle: 'This payment is closed',
    closed: 'It was answered before, or the order was cancelled.',
    back: 'See the order',
  },
  fr: {
    title: 'Paiement bac à sable',
    tag: 'Bac à sable : aucun argent ne circule',
    lead: 'Cette page remplace un prestataire de paiement. Choisissez l’issue du paiement.',
    shop: 'Boutique',
    order: 'Commande',
    amount: 'Montant',
    approve: 'Accepter',
    decline: 'Refuser',
    closedTitle: 'Ce paiement est clos',
    closed: 'Il a déjà reçu une réponse, ou la commande a été annulée.',
    back: 'Voir la commande',
  },
};

/** What the payment page shows. */
export interface SandboxView {
  locale: Locale;
  shopName: string;
  symbol: string;
  orderNo: string;
  amountCents: number;
  /** Where the form goes. */
  action: string;
}

export const sandboxTitle = (locale: Locale) => texts[locale].title;
export const closedTitle = (locale: Locale) => texts[locale].closedTitle;

export function sandboxBody({ locale, shopName, symbol, orderNo, amountCents, action }: SandboxView): Html {
  const text = texts[locale];
  return html`<p class="tag">${text.tag}</p><h1>${text.title}</h1><p class="lead">${text.lead}</p>
<dl class="receipt"><dt>${text.shop}</dt><dd>${shopName}</dd><dt>${text.order}</dt><dd>${orderNo}</dd>
<dt class="total">${text.amount}</dt><dd class="total">${formatMoney(amountCents, { locale, symbol })}</dd></dl>
<form method="post" action="${action}">
<button class="button" name="decision" value="approve">${text.approve}</button>
<button class="button second" name="decision" value="decline">${text.decline}</button>
</form>`;
}

export function closedBody(locale: Locale, resultUrl: string): Html {
  const text = texts[locale];
  return html`<p class="tag">${text.tag}</p><h1>${text.closedTitle}</h1><p class="lead">${text.closed}</p>
<a class="button" href="${resultUrl}">${text.back}</a>`;
}
