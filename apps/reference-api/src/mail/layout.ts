import type { Locale } from '../db/index.ts';
import { escapeHtml } from '../pages/html.ts';

/** What every mail needs to be worded. */
export interface MailWords {
  to: string;
  shopName: string;
  /** Origin of the shop, for links. */
  publicUrl: string;
  locale: Locale;
  /** What stands at the end. @default why it was sent, and that it may be ignored */
  foot?: string;
}

const feet = {
  en: 'This message was sent because someone used this address in the shop. If it was not you, ignore it.',
  fr: 'Ce message vous parvient parce que votre adresse a été saisie dans la boutique. Si ce n’est pas vous, ignorez-le.',
};

/** A name with its colon, before which French has a no-break space. */
export const named = (locale: Locale, name: string): string => `${name}${locale === 'fr' ? '\u00a0' : ''}:`;

/** A plain, quiet mail. Mail programs know styles only in attributes and tables only. `body` is trusted HTML. */
export function mailHtml({ shopName, locale, foot = feet[locale] }: MailWords, title: string, body: string): string {
  const font = "font-family:'Helvetica Neue',Arial,sans-serif";
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="format-detection" content="telephone=no, date=no, email=no, address=no"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f7f7f8;${font};color:#1b1b1f">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e4e4e9;border-radius:12px">
<tr><td style="padding:28px 32px 0;font-size:15px;font-weight:700">${escapeHtml(shopName)}</td></tr>
<tr><td style="padding:16px 32px 0;font-size:24px;line-height:30px;font-weight:700">${escapeHtml(title)}</td></tr>
<tr><td style="padding:12px 32px 32px;font-size:15px;line-height:24px">${body}</td></tr>
</table>
<p style="max-width:520px;margin:16px auto 0;font-size:12px;line-height:18px;color:#62626b">${foot}</p>
</td></tr></table></body></html>`;
}

/** The same as plain text. */
export function mailText(words: MailWords, title: string, lines: readonly string[]): string {
  const { shopName, locale, foot = feet[locale] } = words;
  return [title, '', ...lines, '', '-- ', shopName, foot].join('\n');
}
