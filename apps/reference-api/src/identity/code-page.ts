import type { Locale } from '../db/index.ts';
import { waitInWords } from '../errors/wait-in-words.ts';
import { type Html, html } from '../pages/html.ts';

const texts = {
  en: {
    title: 'Sign in with a code',
    lead: 'We send you a 6-digit code by email.',
    leadOfPhones: 'We send you a 6-digit code by email or text message.',
    email: 'Email',
    emailOrPhone: 'Email or phone number',
    send: 'Send the code',
    mailed: (to: string) => `We have sent an email to ${to}. Enter the 6-digit code from it.`,
    texted: (to: string) => `We have sent a text message to ${to}. Enter the 6-digit code from it.`,
    code: 'Code',
    hint: 'The code works on this page only, for 10 minutes.',
    submit: 'Sign in',
    again: 'Send a new code',
    others: 'Other ways to sign in',
    'address-wrong': 'Please enter a valid email address.',
    addressOrPhoneWrong:
      'Please enter an email address, or a phone number with its country code, such as +1 617 555 0100.',
    'code-wrong': 'The code is wrong or has expired. Check it, or send a new one.',
    exhausted:
      'Too many wrong codes were entered for this account. Sign in with your password, or use a code again tomorrow.',
    unsent: (time: string) => `If this page has sent you a code before, enter it. You can send a new one in ${time}.`,
    limited: (time: string) => `Too many tries. Please try again in ${time}.`,
  },
  fr: {
    title: 'Se connecter avec un code',
    lead: 'Nous vous envoyons un code à 6 chiffres par e-mail.',
    leadOfPhones: 'Nous vous envoyons un code à 6 chiffres par e-mail ou par SMS.',
    email: 'E-mail',
    emailOrPhone: 'E-mail ou numéro de téléphone',
    send: 'Envoyer le code',
    mailed: (to: string) => `Nous avons envoyé un e-mail à ${to}. Saisissez le code à 6 chiffres qu’il contient.`,
    texted: (to: string) => `Nous avons envoyé un SMS au ${to}. Saisissez le code à 6 chiffres qu’il contient.`,
    code: 'Code',
    hint: 'Le code n’est valable que sur cette page, pendant 10 minutes.',
    submit: 'Se connecter',
    again: 'Envoyer un nouveau code',
    others: 'Se connecter autrement',
    'address-wrong': 'Saisissez une adresse e-mail valide.',
    addressOrPhoneWrong:
      'Saisissez une adresse e-mail, ou un numéro de téléphone avec son indicatif, par exemple +33 6 39 98 00 00.',
    'code-wrong': 'Le code est faux ou a expiré. Vérifiez-le ou demandez-en un nouveau.',
    exhausted:
      'Trop de codes incorrects ont été saisis pour ce compte. Connectez-vous avec votre mot de passe, ou avec un code à partir de demain.',
    unsent: (time: string) =>
      `Si cette page vous a déjà envoyé un code, saisissez-le. Vous pourrez en demander un autre dans ${time}.`,
    limited: (time: string) => `Trop d’essais. Réessayez dans ${time}.`,
  },
};

export type CodeError =
  | { kind: 'address-wrong' | 'code-wrong' | 'exhausted' }
  /** No code was sent now. */
  | { kind: 'unsent'; waitSeconds: number }
  | { kind: 'limited'; waitSeconds: number };

/** Content of the sign-in page for signing in with a code. */
export interface CodeView {
  locale: Locale;
  /** Where its forms go, and the other ways to sign in are. */
  action: string;
  /** The entered address. */
  address: string;
  /** Recipient of the code; absent on the step that requests the address. */
  sentTo?: string | undefined;
  takesPhones: boolean;
  error?: CodeError | undefined;
}

export const codeTitle = (locale: Locale) => texts[locale].title;

export function codeBody(view: CodeView): Html {
  const { locale, action } = view;
  const text = texts[locale];
  return html`<h1>${text.title}</h1>${view.sentTo === undefined ? askAddress(view) : askCode(view, view.sentTo)}
<p class="links"><a href="${action}">${text.others}</a></p>`;
}

function askAddress({ locale, action, address, takesPhones, error }: CodeView): Html {
  const text = texts[locale];
  const isWrong = error !== undefined && html` aria-invalid="true" aria-describedby="error"`;
  const type = takesPhones ? html`type="text"` : html`type="email" inputmode="email"`;
  return html`<p class="lead">${takesPhones ? text.leadOfPhones : text.lead}</p>
${error && html`<p class="alert" id="error" role="alert">${takesPhones ? text.addressOrPhoneWrong : text['address-wrong']}</p>`}
<form method="post" action="${action}">
<label>${takesPhones ? text.emailOrPhone : text.email}<input ${type} name="email" value="${address}" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="254" autofocus${isWrong}></label>
<button class="button" name="way" value="send-code">${text.send}</button>
</form>`;
}

function askCode({ locale, action, address, error }: CodeView, sentTo: string): Html {
  const text = texts[locale];
  const isWrong = error?.kind === 'code-wrong';
  const sent = sentTo.includes('@') ? text.mailed(sentTo) : text.texted(sentTo);
  const description = error ? 'error' : 'sent';
  return html`${error ? html`<p class="alert" id="error" role="alert">${wordsOf(locale, error)}</p>` : html`<p class="lead" id="sent">${sent}</p>`}
<form method="post" action="${action}">
<input type="hidden" name="email" value="${address}">
<div class="field"><label>${text.code}<input name="code" autocomplete="one-time-code" inputmode="numeric" required maxlength="8" autofocus aria-describedby="${description} code-hint"${isWrong && html` aria-invalid="true"`}></label>
<p class="hint" id="code-hint">${text.hint}</p></div>
<button class="button" name="way" value="code">${text.submit}</button>
<button class="button second" name="way" value="send-code" formnovalidate>${text.again}</button>
</form>`;
}

function wordsOf(locale: Locale, error: CodeError): string {
  const text = texts[locale];
  if (error.kind === 'unsent' || error.kind === 'limited')
    return text[error.kind](waitInWords(error.waitSeconds, locale));
  return text[error.kind];
}
