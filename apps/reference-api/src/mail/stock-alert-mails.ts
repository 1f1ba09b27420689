import { escapeHtml } from '../pages/html.ts';
import { type MailWords, mailHtml, mailText, named } from './layout.ts';
import type { Mail } from './mailer.ts';

const texts = {
  en: {
    confirm: {
      subject: (product: string) => `Please confirm: tell me when ${product} is back`,
      title: 'Shall we tell you when it is back?',
      ask: (shop: string, product: string) =>
        `Someone asked ${shop} to write to this address once, when ${product} is available again. If it was you, please confirm:`,
    },
    back: {
      subject: (product: string) => `${product} is available again`,
      title: 'It is available again',
      lead: (product: string) => `You asked us to tell you: ${product} can be bought again.`,
      see: 'See the product',
      foot: (shop: string) => `You receive this one message because you asked ${shop} for it.`,
      stop: 'No more messages of this kind',
    },
  },
  fr: {
    confirm: {
      subject: (product: string) => `Merci de confirmer : me prévenir du retour de ${product}`,
      title: 'Devons-nous vous prévenir de son retour ?',
      ask: (shop: string, product: string) =>
        `Il a été demandé à ${shop} d’écrire une fois à cette adresse, quand ${product} sera de nouveau disponible. Si c’est bien vous, confirmez :`,
    },
    back: {
      subject: (product: string) => `${product} est de nouveau disponible`,
      title: 'De nouveau disponible',
      lead: (product: string) => `Vous nous aviez demandé de vous prévenir : ${product} est de nouveau en vente.`,
      see: 'Voir le produit',
      foot: (shop: string) => `Vous recevez ce message, une seule fois, parce que vous l’avez demandé à ${shop}.`,
      stop: 'Ne plus recevoir ce type de message',
    },
  },
};

const link = (address: string, text = address) =>
  `<a href="${escapeHtml(address)}" style="color:#1b1b1f">${escapeHtml(text)}</a>`;
const paragraphs = (...html: readonly string[]) =>
  html.map((each, index) => `<p style="margin:${index === 0 ? 0 : 20}px 0 0">${each}</p>`).join('');

/** Requests an address to confirm a stock alert for a variant. */
export function stockAlertConfirmationMail(words: MailWords, product: string, confirmUrl: string): Mail {
  const { locale, to, shopName } = words;
  const { subject, title, ask } = texts[locale].confirm;
  const sentence = ask(shopName, product);
  return {
    purpose: 'stock-alert-confirmation',
    budget: { requestedFor: 'stock-alert' },
    locale,
    to,
    subject: subject(product),
    text: mailText(words, title, [sentence, confirmUrl]),
    html: mailHtml(words, title, paragraphs(escapeHtml(sentence), link(confirmUrl))),
  };
}

/** Tells an address that a variant is available again. */
export function backInStockMail(given: MailWords, product: string, links: { product: string; stop: string }): Mail {
  const { locale, to, shopName } = given;
  const { subject, title, lead, see, foot, stop } = texts[locale].back;
  const words = { ...given, foot: `${escapeHtml(foot(shopName))} ${link(links.stop, stop)}` };
  const plainFoot = `${foot(shopName)} ${named(locale, stop)} ${links.stop}`;
  return {
    purpose: 'stock-alert',
    budget: 'alert',
    locale,
    to,
    subject: subject(product),
    text: mailText({ ...given, foot: plainFoot }, title, [lead(product), '', `${named(locale, see)} ${links.product}`]),
    html: mailHtml(words, title, paragraphs(escapeHtml(lead(product)), link(links.product, see))),
    unsubscribeUrl: links.stop,
  };
}
