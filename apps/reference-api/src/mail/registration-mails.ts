import { localizePath } from '@promenade/storefront-hooks/domain';
import { escapeHtml } from '../pages/html.ts';
import { type MailWords, mailHtml, mailText } from './layout.ts';
import type { Mail } from './mailer.ts';

/** The code that proves an address. */
export function registrationCodeMail(words: MailWords & { code: string }): Mail {
  const { code, locale, to } = words;
  const french = locale === 'fr';
  const title = french ? 'Votre code de vérification' : 'Your verification code';
  const subject = french ? `${code} est votre code ${words.shopName}` : `${code} is your ${words.shopName} code`;
  const ask = french ? 'Saisissez ce code pour créer votre compte :' : 'Enter this code to create your account:';
  const life = french ? 'Il est valable 10 minutes et une seule fois.' : 'It works once, within 10 minutes.';
  const body = `<p style="margin:0">${ask}</p><p style="margin:20px 0;font-size:34px;line-height:40px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p><p style="margin:0;color:#62626b">${life}</p>`;
  return {
    purpose: 'registration-code',
    locale,
    to,
    subject,
    text: mailText(words, title, [ask, '', code, '', life]),
    html: mailHtml(words, title, body),
  };
}

/** What someone gets who asks for a code although the address has an account: the page must not tell, the mail may. */
export function knownAddressMail(words: MailWords): Mail {
  const { locale, to, publicUrl, shopName } = words;
  const french = locale === 'fr';
  const title = french ? 'Vous avez déjà un compte' : 'You already have an account';
  const tell = french
    ? `Cette adresse a déjà un compte chez ${shopName}. Il suffit de vous connecter :`
    : `This address already has an account at ${shopName}. Just sign in:`;
  const link = publicUrl + localizePath('/', locale);
  return {
    purpose: 'registration-known',
    locale,
    to,
    subject: title,
    text: mailText(words, title, [tell, link]),
    html: mailHtml(
      words,
      title,
      `<p style="margin:0">${escapeHtml(tell)}</p><p style="margin:20px 0 0"><a href="${escapeHtml(link)}" style="color:#1b1b1f">${escapeHtml(link)}</a></p>`,
    ),
  };
}
