import { escapeHtml } from '../pages/html.ts';
import { type MailWords, mailHtml, mailText, named } from './layout.ts';
import type { Mail } from './mailer.ts';

const texts = {
  en: {
    subject: (shop: string) => `Please confirm: news from ${shop}`,
    title: 'Would you like to receive our news?',
    ask: (shop: string) =>
      `Someone entered this address to receive news and discounts from ${shop}. If it was you, please confirm:`,
    foot: (shop: string) => `You receive this message because you asked for news from ${shop}.`,
    unsubscribe: 'Unsubscribe',
  },
  fr: {
    subject: (shop: string) => `Merci de confirmer : les nouvelles de ${shop}`,
    title: 'Souhaitez-vous recevoir nos nouvelles ?',
    ask: (shop: string) =>
      `Cette adresse a été saisie pour recevoir les nouvelles et les promotions de ${shop}. Si c’est bien vous, confirmez :`,
    foot: (shop: string) => `Vous recevez ce message parce que vous avez demandé les nouvelles de ${shop}.`,
    unsubscribe: 'Se désabonner',
  },
};

const link = (address: string, text = address) =>
  `<a href="${escapeHtml(address)}" style="color:#1b1b1f">${escapeHtml(text)}</a>`;

/** Asks an address whether it wants the newsletter. */
export function subscriptionMail(words: MailWords, confirmUrl: string): Mail {
  const { locale, to, shopName } = words;
  const { subject, title, ask } = texts[locale];
  const sentence = ask(shopName);
  return {
    purpose: 'newsletter-confirmation',
    budget: 'requested',
    locale,
    to,
    subject: subject(shopName),
    text: mailText(words, title, [sentence, confirmUrl]),
    html: mailHtml(
      words,
      title,
      `<p style="margin:0">${escapeHtml(sentence)}</p><p style="margin:20px 0 0">${link(confirmUrl)}</p>`,
    ),
  };
}

const ADDRESS = /(https:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/** A newsletter: the operator's paragraphs, whose addresses become links, and how to end it. */
export function newsletterMail(
  given: MailWords,
  { subject, text }: { subject: string; text: string },
  unsubscribeUrl: string,
): Mail {
  const { locale, to, shopName } = given;
  const { foot, unsubscribe } = texts[locale];
  const words = { ...given, foot: `${escapeHtml(foot(shopName))} ${link(unsubscribeUrl, unsubscribe)}` };
  const paragraphs = text.trim().split(/\r?\n\s*\r?\n/);
  const body = paragraphs.map((paragraph, index) => {
    const parts = paragraph.split(ADDRESS).map((part, at) => (at % 2 === 1 ? link(part) : escapeHtml(part)));
    return `<p style="margin:${index === 0 ? 0 : 16}px 0 0">${parts.join('').replace(/\r?\n/g, '<br>')}</p>`;
  });
  const plainFoot = `${foot(shopName)} ${named(locale, unsubscribe)} ${unsubscribeUrl}`;
  return {
    purpose: 'newsletter',
    budget: 'newsletter',
    locale,
    to,
    subject,
    text: mailText({ ...given, foot: plainFoot }, subject, [text.trim()]),
    html: mailHtml(words, subject, body.join('')),
    unsubscribeUrl,
  };
}
