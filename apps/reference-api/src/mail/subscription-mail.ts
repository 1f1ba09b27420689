import { escapeHtml } from '../pages/html.ts';
import { type MailWords, mailHtml, mailText } from './layout.ts';
import type { Mail } from './mailer.ts';

const texts = {
  en: {
    subject: (shop: string) => `Please confirm: news from ${shop}`,
    title: 'Would you like to receive our news?',
    ask: (shop: string) =>
      `Someone entered this address to receive news and discounts from ${shop}. If it was you, please confirm:`,
  },
  fr: {
    subject: (shop: string) => `Merci de confirmer : les nouvelles de ${shop}`,
    title: 'Souhaitez-vous recevoir nos nouvelles ?',
    ask: (shop: string) =>
      `Cette adresse a été saisie pour recevoir les nouvelles et les promotions de ${shop}. Si c’est bien vous, confirmez :`,
  },
};

/** Asks an address whether it wants the newsletter. */
export function subscriptionMail(words: MailWords, confirmUrl: string): Mail {
  const { locale, to, shopName } = words;
  const { subject, title, ask } = texts[locale];
  const sentence = ask(shopName);
  const address = escapeHtml(confirmUrl);
  const link = `<a href="${address}" style="color:#1b1b1f">${address}</a>`;
  return {
    purpose: 'newsletter-confirmation',
    budget: { requestedFor: 'newsletter' },
    locale,
    to,
    subject: subject(shopName),
    text: mailText(words, title, [sentence, confirmUrl]),
    html: mailHtml(
      words,
      title,
      `<p style="margin:0">${escapeHtml(sentence)}</p><p style="margin:20px 0 0">${link}</p>`,
    ),
  };
}
