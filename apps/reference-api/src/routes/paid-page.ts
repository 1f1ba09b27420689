import type { FastifyInstance } from 'fastify';
import type { Row } from '../db/index.ts';
import type { Deps } from '../deps.ts';
import { askWhileShopperWaits } from '../domain/ask-provider.ts';
import { orderOfPaidPage, PAID_PAGE } from '../domain/paid-pages.ts';
import { shopPages } from '../domain/storefront-pages.ts';
import { answerWithPages } from '../pages/failure-pages.ts';
import { html } from '../pages/html.ts';
import { sendPage } from '../pages/page.ts';
import { orderById } from '../repositories/orders.ts';
import { isProcessing } from '../repositories/payments.ts';
import { userById } from '../repositories/users.ts';

type State = 'paid' | 'processing' | 'cancelled' | 'unpaid';

const texts = {
  en: {
    order: 'Order number',
    shop: 'Back to the shop',
    again: 'Check again',
    paid: {
      title: 'Thank you, your order is paid',
      text: 'The confirmation goes to the email address that your assistant gave for this order. The link in it opens your order: what you bought, where the parcel is, and how to return something.',
    },
    processing: {
      title: 'Your payment is on its way',
      text: 'Some payments take a few days. We’ll email you when the money has arrived. You don’t have to do anything.',
    },
    cancelled: {
      title: 'This order was cancelled',
      text: 'It wasn’t paid in time, or it was cancelled. If you have paid, you get your money back.',
    },
    unpaid: {
      title: 'This order isn’t paid yet',
      text: 'If you have just paid, check again in a minute. Otherwise, go back to the payment page that your assistant gave you.',
    },
  },
  fr: {
    order: 'Numéro de commande',
    shop: 'Revenir à la boutique',
    again: 'Vérifier à nouveau',
    paid: {
      title: 'Merci, votre commande est payée',
      text: 'La confirmation part à l’adresse e-mail que votre assistant a donnée pour cette commande. Son lien ouvre votre commande : vos achats, le suivi du colis et la marche à suivre pour un retour.',
    },
    processing: {
      title: 'Votre paiement est en cours',
      text: 'Certains paiements prennent quelques jours. Nous vous écrirons dès que l’argent sera arrivé. Vous n’avez rien à faire.',
    },
    cancelled: {
      title: 'Cette commande a été annulée',
      text: 'Elle n’a pas été payée à temps, ou elle a été annulée. Si vous avez payé, vous êtes remboursé.',
    },
    unpaid: {
      title: 'Cette commande n’est pas encore payée',
      text: 'Si vous venez de payer, vérifiez à nouveau dans une minute. Sinon, revenez à la page de paiement que votre assistant vous a donnée.',
    },
  },
} as const;

/** Where shoppers return after paying what an agent ordered for them. */
export async function paidPage(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps.database;
  answerWithPages(app, deps);

  async function stateOf({ id, paid, is_cancelled }: Row<'orders'>): Promise<State> {
    if (paid) return 'paid';
    if (is_cancelled) return 'cancelled';
    return (await isProcessing(db, id)) ? 'processing' : 'unpaid';
  }

  app.get<{ Querystring: { receipt?: string | string[] } }>(PAID_PAGE, async ({ hostname, query, url }, reply) => {
    const shop = await deps.shops.byHost(hostname);
    const { receipt } = query;
    const known = await orderOfPaidPage(deps, db, shop, typeof receipt === 'string' ? receipt : '');
    if (!known.paid && !known.is_cancelled) await askWhileShopperWaits(deps, db, known.id);
    const state = await stateOf(await orderById(db, known.id));
    // The language in which the agent has ordered for the shopper.
    const locale = (await userById(db, known.user_id))?.locale ?? 'en';
    const { [state]: words, ...text } = texts[locale];
    const { home } = shopPages(deps.config, shop, locale);
    const body = html`<h1>${words.title}</h1><p class="lead">${words.text}</p>
<p>${text.order}<br><strong>${known.order_no}</strong></p>
${state === 'unpaid' && html`<p><a class="button" href="${url}">${text.again}</a></p>`}
<p><a class="button${state === 'unpaid' && ' second'}" href="${home}">${text.shop}</a></p>`;
    return sendPage(reply, { locale, title: words.title, home, body });
  });
}
