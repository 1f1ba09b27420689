import { localizePath, productPath } from '@promenade/storefront-hooks/domain';
import type { ShopLanguages } from '../db/texts.ts';
import { lineTitle } from '../domain/sold-items.ts';
import { escapeHtml } from '../pages/html.ts';
import type { OrderLineRow, OrderRow } from '../repositories/orders.ts';
import { type MailWords, mailHtml, mailText, named } from './layout.ts';
import type { Mail } from './mailer.ts';

const texts = {
  en: {
    title: 'Thank you for your order',
    subject: (orderNo: string) => `Your order ${orderNo}`,
    lead: 'It is paid, and the merchants have been told. Here is what you bought:',
    leadOnDelivery: 'You pay on delivery, and the merchants have been told. Here is what you ordered:',
    goods: 'Goods',
    freight: 'Shipping',
    coupon: 'Coupon',
    points: 'Points',
    free: 'Free',
    total: 'Total',
    to: 'Goes to',
    right: (days: number) =>
      `You can withdraw from your purchase until ${days} days after delivery, without giving a reason: on the page of your order.`,
    see: 'See your order',
    proof: {
      lead: 'It is paid, and the merchants have been told. Please open it by the link below: that confirms this address, and only then do we write to you when it is on its way.',
      see: 'Confirm and see your order',
    },
  },
  fr: {
    title: 'Merci pour votre commande',
    subject: (orderNo: string) => `Votre commande ${orderNo}`,
    lead: 'Elle est payée et les marchands sont prévenus. Voici vos achats :',
    leadOnDelivery: 'Vous payez à la livraison et les marchands sont prévenus. Voici votre commande :',
    goods: 'Articles',
    freight: 'Livraison',
    coupon: 'Coupon',
    points: 'Points',
    free: 'Offerte',
    total: 'Total',
    to: 'Livrée à',
    right: (days: number) =>
      `Vous pouvez vous rétracter jusqu’à ${days} jours après la livraison, sans donner de motif : sur la page de votre commande.`,
    see: 'Voir votre commande',
    proof: {
      lead: 'Elle est payée et les marchands sont prévenus. Ouvrez-la par le lien ci-dessous : cela confirme cette adresse, et ce n’est qu’alors que nous vous écrivons quand elle part.',
      see: 'Confirmer et voir votre commande',
    },
  },
};

interface Confirmation {
  /** Languages for the names of the goods, the best one first. */
  languages: ShopLanguages;
  /** Writes an amount in cents. */
  money(cents: number): string;
  order: OrderRow;
  lines: readonly OrderLineRow[];
  orderLink: string;
  /** Days after delivery in which the shopper can withdraw; 0 for a shop without that right. */
  withdrawalDays: number;
  /** Whether it goes to an unverified address: then it contains no text of the shopper's. */
  isProof: boolean;
  isPaidOnDelivery: boolean;
}

/** Confirms a paid checkout to the shopper. */
export function orderConfirmationMail(words: MailWords & Confirmation): Mail {
  const { locale, languages, to, publicUrl, money, order, lines, orderLink, isProof, isPaidOnDelivery } = words;
  const { proof, ...usual } = texts[locale];
  const text = isProof ? { ...usual, ...proof } : usual;
  const lead = isPaidOnDelivery ? text.leadOnDelivery : text.lead;
  const link = (path: string) => publicUrl + localizePath(path, locale);
  const bought = lines.map((line) => ({
    title: lineTitle(line, languages),
    quantity: line.quantity,
    sum: money(line.unit_price_cents * line.quantity),
    url: link(
      productPath({
        slug: line.product_slug,
        uniqueKey: line.product_unique_key,
        landingPage: line.landing_page,
        listedOnStore: line.listed_on_store,
      }),
    ),
  }));
  const sums: [string, string][] = [
    [text.goods, money(order.goods_cents)],
    [text.freight, order.freight_cents ? money(order.freight_cents) : text.free],
  ];
  const deductions = [
    { name: text.coupon, cents: order.coupon_cents },
    { name: text.points, cents: order.points_cents },
  ];
  for (const { name, cents } of deductions) if (cents > 0) sums.push([name, money(-cents)]);
  const total = money(order.pay_cents);
  const place = isProof ? '' : `${named(locale, text.to)} ${order.consignee}, ${order.address}`;
  const isCovered = words.withdrawalDays > 0 && lines.some((line) => line.is_withdrawable);
  const right = isCovered ? text.right(words.withdrawalDays) : '';
  const cell = 'padding:8px 0;border-bottom:1px solid #e4e4e9';
  const row = (left: string, right: string) =>
    `<tr><td style="${cell}">${left}</td><td align="right" style="${cell};white-space:nowrap">${right}</td></tr>`;
  const html = `<p style="margin:0 0 16px">${escapeHtml(lead)}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px;line-height:22px">
${bought.map((line) => row(`<a href="${escapeHtml(line.url)}" style="color:#1b1b1f">${escapeHtml(line.title)}</a> × ${line.quantity}`, escapeHtml(line.sum))).join('')}
${sums.map(([name, sum]) => row(escapeHtml(name), escapeHtml(sum))).join('')}
${row(`<strong>${escapeHtml(text.total)}</strong>`, `<strong>${escapeHtml(total)}</strong>`)}
</table>
${[place, right]
  .filter(Boolean)
  .map((line) => `<p style="margin:20px 0 0;color:#62626b">${escapeHtml(line)}</p>`)
  .join('')}
<p style="margin:20px 0 0"><a href="${escapeHtml(orderLink)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1b1b1f;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(text.see)}</a></p>`;
  return {
    purpose: 'order-confirmation',
    // To an unverified address: the shopper may have named another person's.
    budget: isProof ? 'paid-order' : 'transactional',
    locale,
    to,
    subject: text.subject(order.order_no),
    text: mailText(words, text.title, [
      lead,
      '',
      ...bought.map((line) => `${line.quantity} × ${line.title}  ${line.sum}\n    ${line.url}`),
      '',
      ...sums.map(([name, sum]) => `${named(locale, name)} ${sum}`),
      `${named(locale, text.total)} ${total}`,
      '',
      ...[place, right].filter(Boolean),
      `${named(locale, text.see)} ${orderLink}`,
    ]),
    html: mailHtml(words, text.title, html),
  };
}
