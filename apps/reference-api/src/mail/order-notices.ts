import type { Localized } from '../db/index.ts';
import { inOneLine } from '../domain/whole-address.ts';
import { escapeHtml } from '../pages/html.ts';
import { type MailWords, mailHtml, mailText, named } from './layout.ts';
import type { Mail } from './mailer.ts';

/** Something that happened to an order after it was placed. */
export type OrderNotice =
  | { kind: 'link' | 'expired' | 'payment-returned' | 'payment-processing' | 'payment-failed' }
  | { kind: 'shipped'; orderNo: string; company: string | null; number: string | null }
  | { kind: 'goods-wanted'; refundNo: string; address: string }
  | { kind: 'withdrawn'; orderNo: string; refundNo: string; at: number; items: Localized<string[]>; reason: string }
  | { kind: 'refund-refused'; refundNo: string; reason: string }
  | { kind: 'refund-delayed'; refundNo: string; amountCents: number }
  | { kind: 'refund-paid'; refundNo: string; amountCents: number; withheldCents: number };

const texts = {
  en: {
    link: {
      title: 'Here is your order',
      lead: 'Someone asked for the link to this order with your email address. It opens the order without an account.',
    },
    expired: {
      title: 'Your order was cancelled',
      lead: 'It was not paid in time, so its goods are for sale again. Nothing was charged.',
    },
    'payment-returned': {
      title: 'Your payment is on its way back',
      lead: 'It came when the order was paid or cancelled already, or was of another amount. All of it goes back the way you paid.',
    },
    'payment-processing': {
      title: 'Your payment is on its way',
      lead: 'Your bank takes some days to send it. We keep your order for you and write to you when it is paid; there is nothing you need to do.',
    },
    'payment-failed': {
      title: 'Your payment did not go through',
      lead: 'Your bank did not send the money, and nothing was charged. We keep your order for one more day, so that you can pay it again.',
    },
    shipped: { title: 'Your order is on its way', lead: 'The merchant has sent it.' },
    'goods-wanted': {
      title: 'Please send your items back',
      lead: 'The merchant refunds them once they arrive. Add the tracking number to your refund after sending them.',
    },
    withdrawn: {
      title: 'You have withdrawn from your purchase',
      lead: 'This is the receipt of your withdrawal. Keep what you have received until we write to you where to send it; your money goes back the way you paid.',
    },
    'refund-refused': {
      title: 'Your refund was refused',
      lead: 'The merchant did not agree. You may ask again and say more.',
    },
    'refund-delayed': {
      title: 'Your refund takes longer',
      lead: 'Your bank or card did not accept the money. We will try again, and pay you another way if that fails; there is nothing you need to do.',
    },
    'refund-paid': { title: 'Your money is on its way back', lead: 'It goes back the way you paid.' },
    parcel: 'Sent with',
    refund: 'Refund',
    to: 'Send them to',
    reason: 'Reason',
    amount: 'Amount',
    order: 'Order',
    declared: 'Declared on',
    items: 'Items',
    withheld: 'Kept for points of this order that you have spent',
    see: 'See your order',
  },
  fr: {
    link: {
      title: 'Voici votre commande',
      lead: 'Le lien de cette commande a été demandé avec votre adresse e-mail. Il l’ouvre sans compte.',
    },
    expired: {
      title: 'Votre commande a été annulée',
      lead: 'Elle n’a pas été payée à temps, ses articles sont de nouveau en vente. Rien n’a été débité.',
    },
    'payment-returned': {
      title: 'Votre paiement vous est rendu',
      lead: 'Il est arrivé alors que la commande était déjà payée ou annulée, ou d’un autre montant. Il vous est rendu en entier, par le même moyen.',
    },
    'payment-processing': {
      title: 'Votre paiement est en route',
      lead: 'Votre banque met quelques jours à le transmettre. Nous vous réservons votre commande et vous écrirons quand elle sera payée ; vous n’avez rien à faire.',
    },
    'payment-failed': {
      title: 'Votre paiement n’a pas abouti',
      lead: 'Votre banque n’a pas transmis l’argent et rien n’a été débité. Nous gardons votre commande un jour de plus pour que vous puissiez la payer de nouveau.',
    },
    shipped: { title: 'Votre commande est en route', lead: 'Le marchand l’a expédiée.' },
    'goods-wanted': {
      title: 'Renvoyez vos articles',
      lead: 'Le marchand vous remboursera à leur réception. Après l’envoi, ajoutez le numéro de suivi à votre demande.',
    },
    withdrawn: {
      title: 'Vous vous êtes rétracté de votre achat',
      lead: 'Ceci est l’accusé de réception de votre rétractation. Gardez ce que vous avez reçu jusqu’à ce que nous vous indiquions où le renvoyer ; vous serez remboursé par le moyen de paiement utilisé.',
    },
    'refund-refused': {
      title: 'Votre remboursement a été refusé',
      lead: 'Le marchand n’est pas d’accord. Vous pouvez redemander en précisant votre motif.',
    },
    'refund-delayed': {
      title: 'Votre remboursement prend plus de temps',
      lead: 'Votre banque ou votre carte n’a pas accepté l’argent. Nous réessayons et, en cas d’échec, vous paierons autrement ; vous n’avez rien à faire.',
    },
    'refund-paid': {
      title: 'Votre remboursement est en route',
      lead: 'Il revient par le moyen de paiement que vous aviez choisi.',
    },
    parcel: 'Envoyée avec',
    refund: 'Remboursement',
    to: 'Adresse de retour',
    reason: 'Motif',
    amount: 'Montant',
    order: 'Commande',
    declared: 'Déclarée le',
    items: 'Articles',
    withheld: 'Retenu pour les points de cette commande que vous avez dépensés',
    see: 'Voir votre commande',
  },
};

type Words = MailWords & { money(cents: number): string; timeZone: string; orderNo: string; orderLink: string };

function factsOf(notice: OrderNotice, { locale, money, timeZone }: Words): [name: string, value: string][] {
  const text = texts[locale];
  switch (notice.kind) {
    case 'link':
    case 'expired':
    case 'payment-returned':
    case 'payment-processing':
    case 'payment-failed':
      return [];
    case 'shipped': {
      const by = [notice.company, notice.number].filter(Boolean).join(', ');
      return by ? [[text.parcel, by]] : [];
    }
    case 'goods-wanted':
      return [
        [text.refund, notice.refundNo],
        [text.to, inOneLine(notice.address)],
      ];
    case 'withdrawn': {
      const at = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(notice.at);
      return [
        [text.declared, at],
        [text.order, notice.orderNo],
        [text.refund, notice.refundNo],
        [text.items, notice.items[locale].join(' · ')],
        ...(notice.reason ? [[text.reason, inOneLine(notice.reason)] as [string, string]] : []),
      ];
    }
    case 'refund-refused':
      return [
        [text.refund, notice.refundNo],
        [text.reason, notice.reason],
      ];
    case 'refund-delayed':
      return [
        [text.refund, notice.refundNo],
        [text.amount, money(notice.amountCents)],
      ];
    case 'refund-paid': {
      const withheld: [string, string] = [text.withheld, money(notice.withheldCents)];
      return [
        [text.refund, notice.refundNo],
        [text.amount, money(notice.amountCents)],
        ...(notice.withheldCents > 0 ? [withheld] : []),
      ];
    }
  }
}

/** Notifies a shopper of an order's new status. */
export function orderNoticeMail(words: Words, notice: OrderNotice): Mail {
  const { locale, to, orderNo, orderLink } = words;
  const { title, lead } = texts[locale][notice.kind];
  const facts = factsOf(notice, words);
  const rows = facts
    .map(([name, value]) => `${escapeHtml(named(locale, name))} <strong>${escapeHtml(value)}</strong>`)
    .join('<br>');
  const html = `<p style="margin:0">${escapeHtml(lead)}</p>${rows && `<p style="margin:16px 0 0">${rows}</p>`}
<p style="margin:20px 0 0"><a href="${escapeHtml(orderLink)}" style="color:#1b1b1f">${escapeHtml(texts[locale].see)}</a></p>`;
  return {
    purpose: `order-${notice.kind}`,
    // Any client that knows the number may request it.
    budget: notice.kind === 'link' ? 'order-link' : 'transactional',
    locale,
    to,
    subject: `${named(locale, title)} ${orderNo}`,
    text: mailText(words, title, [
      lead,
      ...facts.map(([name, value]) => `${named(locale, name)} ${value}`),
      '',
      `${named(locale, texts[locale].see)} ${orderLink}`,
    ]),
    html: mailHtml(words, title, html),
  };
}
