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
    challenge: 'Approve with a code',
    late: 'Approve, and tell the shop later',
    debit: 'Approve by bank debit (takes a minute)',
    challengeTitle: 'Your bank asks for a code',
    challengeLead: 'A bank would send it to your phone. In the sandbox it is always {code}; any other is declined.',
    code: 'Code',
    send: 'Confirm',
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
    challenge: 'Accepter avec un code',
    late: 'Accepter, et prévenir la boutique plus tard',
    debit: 'Accepter par prélèvement (prend une minute)',
    challengeTitle: 'Votre banque demande un code',
    challengeLead: 'Une banque l’enverrait sur votre téléphone. Ici c’est toujours {code} ; tout autre est refusé.',
    code: 'Code',
    send: 'Confirmer',
    closedTitle: 'Ce paiement est clos',
    closed: 'Il a déjà reçu une réponse, ou la commande a été annulée.',
    back: 'Voir la commande',
  },
};

/** What the bank of the sandbox sends to every phone. */
export const CHALLENGE_CODE = '123456';

/** What the payment page shows. */
export interface SandboxView {
  locale: Locale;
  shopName: string;
  /** Writes an amount in cents. */
  money(cents: number): string;
  orderNo: string;
  amountCents: number;
  /** Where the form goes. */
  action: string;
}

export const sandboxTitle = (locale: Locale) => texts[locale].title;
export const closedTitle = (locale: Locale) => texts[locale].closedTitle;

export function sandboxBody({ locale, shopName, money, orderNo, amountCents, action }: SandboxView): Html {
  const text = texts[locale];
  return html`<p class="tag">${text.tag}</p><h1>${text.title}</h1><p class="lead">${text.lead}</p>
<dl class="receipt"><dt>${text.shop}</dt><dd>${shopName}</dd><dt>${text.order}</dt><dd>${orderNo}</dd>
<dt class="total">${text.amount}</dt><dd class="total">${money(amountCents)}</dd></dl>
<form method="post" action="${action}">
<button class="button" name="decision" value="approve">${text.approve}</button>
<button class="button second" name="decision" value="challenge">${text.challenge}</button>
<button class="button second" name="decision" value="late">${text.late}</button>
<button class="button second" name="decision" value="debit">${text.debit}</button>
<button class="button second" name="decision" value="decline">${text.decline}</button>
</form>`;
}

export const challengeTitle = (locale: Locale) => texts[locale].challengeTitle;

/** The question a bank puts before it lets a card pay. */
export function challengeBody({ locale, action }: Pick<SandboxView, 'locale' | 'action'>): Html {
  const text = texts[locale];
  return html`<p class="tag">${text.tag}</p><h1>${text.challengeTitle}</h1>
<p class="lead">${text.challengeLead.replace('{code}', CHALLENGE_CODE)}</p>
<form method="post" action="${action}">
<label>${text.code}<input name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="6"></label>
<button class="button" name="decision" value="code">${text.send}</button>
</form>`;
}

export function closedBody(locale: Locale, resultUrl: string): Html {
  const text = texts[locale];
  return html`<p class="tag">${text.tag}</p><h1>${text.closedTitle}</h1><p class="lead">${text.closed}</p>
<a class="button" href="${resultUrl}">${text.back}</a>`;
}
