import type { ShopLanguages } from '../db/texts.ts';
import { lineTitle } from '../domain/sold-items.ts';
import { escapeHtml } from '../pages/html.ts';
import type { OrderLineRow } from '../repositories/orders.ts';
import { type MailWords, mailHtml, mailText, named } from './layout.ts';
import type { Mail } from './mailer.ts';

const texts = {
  en: {
    order: { title: 'You have a new order', lead: 'It is paid. Please send:' },
    onDelivery: 'The customer pays on delivery. Please send:',
    refund: { title: 'A refund was requested', lead: 'A customer is asking for a refund of:' },
    'purchase-withdrawal': {
      title: 'A customer has withdrawn from a purchase',
      lead: 'The law gives customers this right: please ask for the goods, if they were sent, and refund within 14 days. It concerns:',
    },
    withdrawal: { title: 'A refund was withdrawn', lead: 'The customer no longer asks for a refund of:' },
    return: { title: 'Items are on their way back to you', lead: 'A customer has sent back:' },
    orderNo: 'Order',
    refundNo: 'Refund',
    total: 'Total',
    amount: 'Amount',
    to: 'Deliver to',
    reach: 'Contact',
    mark: 'Message',
    reason: 'Reason',
    parcel: 'Sent with',
    foot: (shopName: string) => `You receive this message because you sell on ${shopName}.`,
  },
  fr: {
    order: { title: 'Vous avez une nouvelle commande', lead: 'Elle est payée. À expédier :' },
    onDelivery: 'Le client paie à la livraison. À expédier :',
    refund: { title: 'Un remboursement est demandé', lead: 'Un client demande le remboursement de :' },
    'purchase-withdrawal': {
      title: 'Un client s’est rétracté',
      lead: 'La loi donne ce droit aux clients : demandez le retour des articles s’ils ont été expédiés, et remboursez sous 14 jours. Articles concernés :',
    },
    withdrawal: {
      title: 'Une demande de remboursement est retirée',
      lead: 'Le client ne demande plus le remboursement de :',
    },
    return: { title: 'Des articles vous sont renvoyés', lead: 'Un client vous a renvoyé :' },
    orderNo: 'Commande',
    refundNo: 'Remboursement',
    total: 'Total',
    amount: 'Montant',
    to: 'À livrer à',
    reach: 'Contact',
    mark: 'Message',
    reason: 'Motif',
    parcel: 'Envoyé avec',
    foot: (shopName: string) => `Vous recevez ce message en tant que marchand de ${shopName}.`,
  },
};

/** Content of a notice to a merchant about an order. */
export type MerchantNotice = { orderNo: string; totalCents: number; lines: readonly OrderLineRow[] } & (
  | { kind: 'order'; isPaidOnDelivery: boolean; to: string; reach: string; mark: string }
  | RefundNotice
);

/** A shopper's refund action. */
export interface RefundNotice {
  kind: 'refund' | 'purchase-withdrawal' | 'withdrawal' | 'return';
  refundNo: string;
  reason: string;
  /** Company and number of the parcel in which goods come back; empty where none do. */
  parcel: string;
  quantityOf: (line: OrderLineRow) => number;
}

interface MerchantWords extends MailWords {
  /** Languages for the names of the goods, the best one first. */
  languages: ShopLanguages;
  /** Writes an amount in cents. */
  money(cents: number): string;
}

/** Notifies a merchant of a paid order, a refund request, or a return shipment. */
export function merchantMail(words: MerchantWords, notice: MerchantNotice): Mail {
  const { locale, languages, to, money, shopName } = words;
  const text = texts[locale];
  const { title } = text[notice.kind];
  const isPaidOnDelivery = notice.kind === 'order' && notice.isPaidOnDelivery;
  const lead = isPaidOnDelivery ? text.onDelivery : text[notice.kind].lead;
  const goods = notice.lines.flatMap((line) => {
    const quantity = notice.kind === 'order' ? line.quantity : notice.quantityOf(line);
    return quantity > 0 ? [`${quantity} × ${lineTitle(line, languages)}`] : [];
  });
  const facts = [
    ...(notice.kind === 'order' ? [] : [[text.refundNo, notice.refundNo]]),
    [text.orderNo, notice.orderNo],
    [notice.kind === 'order' ? text.total : text.amount, money(notice.totalCents)],
    ...(notice.kind === 'order'
      ? [
          [text.to, notice.to],
          [text.reach, notice.reach],
          [text.mark, notice.mark],
        ]
      : [
          [text.reason, notice.reason],
          [text.parcel, notice.parcel],
        ]),
  ]
    .filter(([, value]) => value)
    // A shopper's text stays on its line.
    .map(([name = '', value = '']) => [name, value.replace(/\s+/g, ' ')] as const);
  const withFoot = { ...words, foot: text.foot(shopName) };
  const html = `<p style="margin:0">${escapeHtml(lead)}</p>
<p style="margin:12px 0 0"><strong>${goods.map(escapeHtml).join('<br>')}</strong></p>
<p style="margin:16px 0 0">${facts.map(([name, value]) => `${escapeHtml(named(locale, name))} ${escapeHtml(value)}`).join('<br>')}</p>`;
  return {
    purpose: `merchant-${notice.kind}`,
    budget: 'transactional',
    locale,
    to,
    subject: `${named(locale, title)} ${notice.kind === 'order' ? notice.orderNo : notice.refundNo}`,
    text: mailText(withFoot, title, [
      lead,
      ...goods,
      '',
      ...facts.map(([name, value]) => `${named(locale, name)} ${value}`),
    ]),
    html: mailHtml({ ...withFoot, foot: escapeHtml(withFoot.foot) }, title, html),
  };
}
