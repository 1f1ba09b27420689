import { escapeHtml } from '../pages/html.ts';
import { type MailWords, mailHtml, mailText, named } from './layout.ts';
import type { Mail } from './mailer.ts';

const texts = {
  en: {
    subject: (count: number) => (count === 1 ? 'A wish has become cheaper' : `${count} wishes have become cheaper`),
    lead: 'These products of your wish list can be bought for less now:',
    foot: (shop: string) => `You receive this message because you asked ${shop} to tell you of lower prices.`,
    stop: 'No more messages of this kind',
  },
  fr: {
    subject: (count: number) => (count === 1 ? 'Un favori a baissé de prix' : `${count} favoris ont baissé de prix`),
    lead: 'Ces articles de vos favoris sont désormais moins chers :',
    foot: (shop: string) =>
      `Vous recevez ce message parce que vous avez demandé à ${shop} de vous signaler les baisses de prix.`,
    stop: 'Ne plus recevoir ce type de message',
  },
};

const link = (address: string, text = address) =>
  `<a href="${escapeHtml(address)}" style="color:#1b1b1f">${escapeHtml(text)}</a>`;

/** Notifies a shopper of wishes that became cheaper. */
export function priceDropMail(
  given: MailWords,
  products: readonly { name: string; price: string; url: string }[],
  stopUrl: string,
): Mail {
  const { locale, to, shopName } = given;
  const { subject, lead, foot, stop } = texts[locale];
  const title = subject(products.length);
  const words = { ...given, foot: `${escapeHtml(foot(shopName))} ${link(stopUrl, stop)}` };
  const plainFoot = `${foot(shopName)} ${named(locale, stop)} ${stopUrl}`;
  const rows = products.map(({ name, price, url }) => `${link(url, name)} <strong>${escapeHtml(price)}</strong>`);
  return {
    purpose: 'price-drop',
    budget: 'alert',
    locale,
    to,
    subject: title,
    text: mailText({ ...given, foot: plainFoot }, title, [
      lead,
      '',
      ...products.map(({ name, price, url }) => `${name}  ${price}\n    ${url}`),
    ]),
    html: mailHtml(
      words,
      title,
      `<p style="margin:0">${escapeHtml(lead)}</p><p style="margin:16px 0 0">${rows.join('<br>')}</p>`,
    ),
    unsubscribeUrl: stopUrl,
  };
}
