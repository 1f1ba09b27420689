import { attributesText, formatMoney } from '@promenade/storefront-hooks/domain';
import { escapeHtml } from '../pages/html.ts';
import type { OrderLineRow } from '../repositories/orders.ts';
import { type MailWords, mailHtml, mailText, named } from './layout.ts';
import type { Mail } from './mailer.ts';

const texts = {
  en: {
    order: { title: 'You have a new order', lead: 'It is paid. Please send:' },
    onDelivery: 'The customer pays on delivery. Please send:',
    refund: { title: 'A refund was requested', lead: 'A customer is asking for a refund of:' },
    orderNo: 'Order',
    refundNo: 'Refund',
    total: 'Total',
    amount: 'Amount',
    to: 'Deliver to',
    reach: 'Contact',
    mark: 'Message',
    reason: 'Reason',
    foot: (shopName: string) => `You receive this message because you sell on ${shopName}.`,
  },
  fr: {
    order: { title: 'Vous avez une nouvelle commande', lead: 'Elle est payée. À expédier :' },
    onDelivery: 'Le client paie à la livraison. À expédier :',
    refund: { title: 'Un remboursement est demandé', lead: 'Un client demande le remboursement de :' },
    orderNo: 'Commande',
    refundNo: 'Remboursement',
    total: 'Total',
    amount: 'Montant',
    to: 'À livrer à',
    reach: 'Contact',
    mark: 'Message',
    reason: 'Motif',
    foot: (shopName: string) => `Vous recevez ce message en tant que marchand de ${shopName}.`,
  },
};

/** What a merchant has to know of an order of theirs. */
export type MerchantNotice = { orderNo: string; totalCents: number; lines: readonly OrderLineRow[] } & (
  | { kind: 'order'; isPaidOnDelivery: boolean; to: string; reach: string; mark: string }
  | { kind: 'refund'; refundNo: string; reason: string; quantityOf: (line: OrderLineRow) => number }
);

/** Tells a merchant of an order that is paid, or of money that is asked back. */
export function merchantMail(words: MailWords & { symbol: string }, notice: MerchantNotice): Mail {
  const { locale, to, symbol, shopName } = words;
  const text = texts[locale];
  const { title } = text[notice.kind];
  const isPaidOnDelivery = notice.kind === 'order' && notice.isPaidOnDelivery;
  const lead = isPaidOnDelivery ? text.onDelivery : text[notice.kind].lead;
  const goods = notice.lines.flatMap((line) => {
    const quantity = notice.kind === 'refund' ? notice.quantityOf(line) : line.quantity;
    const name = [line[`product_name_${locale}`], attributesText(line[`sku_${locale}`])].filter(Boolean).join(', ');
    return quantity > 0 ? [`${quantity} × ${name}`] : [];
  });
  const facts = [
    ...(notice.kind === 'refund' ? [[text.refundNo, notice.refundNo]] : []),
    [text.orderNo, notice.orderNo],
    [notice.kind === 'refund' ? text.amount : text.total, formatMoney(notice.totalCents, { locale, symbol })],
    ...(notice.kind === 'refund'
      ? [[text.reason, notice.reason]]
      : [
          [text.to, notice.to],
          [text.reach, notice.reach],
          [text.mark, notice.mark],
        ]),
  ]
    .filter(([, value]) => value)
    // What a shopper wrote stays on its line.
    .map(([name = '', value = '']) => [name, value.replace(/\s+/g, ' ')] as const);
  const withFoot = { ...words, foot: text.foot(shopName) };
  const html = `<p style="margin:0">${escapeHtml(lead)}</p>
<p style="margin:12px 0 0"><strong>${goods.map(escapeHtml).join('<br>')}</strong></p>
<p style="margin:16px 0 0">${facts.map(([name, value]) => `${escapeHtml(named(locale, name))} ${escapeHtml(value)}`).join('<br>')}</p>`;
  return {
    purpose: `merchant-${notice.kind}`,
    locale,
    to,
    subject: `${named(locale, title)} ${notice.kind === 'refund' ? notice.refundNo : notice.orderNo}`,
    text: mailText(withFoot, title, [
      lead,
      ...goods,
      '',
      ...facts.map(([name, value]) => `${named(locale, name)} ${value}`),
    ]),
    html: mailHtml({ ...withFoot, foot: escapeHtml(withFoot.foot) }, title, html),
  };
}
