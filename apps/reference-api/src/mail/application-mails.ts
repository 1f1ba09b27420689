import {
  localizePath,
  MERCHANT_AUDIT_WORKING_DAYS,
  merchantPath,
  storePaths,
} from '@promenade/storefront-hooks/domain';
import { escapeHtml } from '../pages/html.ts';
import { type MailWords, mailHtml, mailText, named } from './layout.ts';
import type { Mail } from './mailer.ts';

/** What becomes of an application to be a merchant. */
export type ApplicationNotice = { name: string } & (
  | { kind: 'received' }
  | { kind: 'approved'; merchantId: number }
  | { kind: 'declined'; reason: string }
);

const texts = {
  en: {
    received: {
      title: 'We have your application',
      lead: (name: string) =>
        `We are reading the application of ${name}. You will have our answer within ${MERCHANT_AUDIT_WORKING_DAYS} working days.`,
    },
    approved: {
      title: 'Welcome among our merchants',
      lead: (name: string) => `${name} is now a merchant of ours. This is its page:`,
    },
    declined: {
      title: 'Your application was declined',
      lead: (name: string) => `We cannot take ${name} in yet. You may mend the application and send it again.`,
    },
    reason: 'Reason',
  },
  fr: {
    received: {
      title: 'Votre candidature nous est parvenue',
      lead: (name: string) =>
        `Nous étudions la candidature de ${name}. Vous aurez notre réponse sous ${MERCHANT_AUDIT_WORKING_DAYS} jours ouvrés.`,
    },
    approved: {
      title: 'Bienvenue parmi nos marchands',
      lead: (name: string) => `${name} compte désormais parmi nos marchands. Voici sa page :`,
    },
    declined: {
      title: 'Votre candidature n’a pas été retenue',
      lead: (name: string) =>
        `Nous ne pouvons pas encore accueillir ${name}. Vous pouvez corriger la candidature et la renvoyer.`,
    },
    reason: 'Motif',
  },
};

function pathOf(notice: ApplicationNotice): string {
  switch (notice.kind) {
    case 'received':
      return storePaths.merchantApplicationSent;
    case 'approved':
      return merchantPath(notice.merchantId);
    case 'declined':
      return storePaths.merchantApplication;
  }
}

/** Tells an applicant what became of their application. */
export function applicationMail(words: MailWords, notice: ApplicationNotice): Mail {
  const { locale, to, publicUrl } = words;
  const { title, lead } = texts[locale][notice.kind];
  const link = publicUrl + localizePath(pathOf(notice), locale);
  const reason = notice.kind === 'declined' ? `${named(locale, texts[locale].reason)} ${notice.reason}` : '';
  const lines = [lead(notice.name), reason, link].filter(Boolean);
  const [first = '', ...rest] = lines.slice(0, -1).map(escapeHtml);
  const html = `<p style="margin:0">${first}</p>${rest.map((line) => `<p style="margin:16px 0 0">${line}</p>`).join('')}
<p style="margin:20px 0 0"><a href="${escapeHtml(link)}" style="color:#1b1b1f">${escapeHtml(link)}</a></p>`;
  return {
    purpose: `application-${notice.kind}`,
    // The applicant has verified the address with a code.
    budget: 'transactional',
    locale,
    to,
    subject: title,
    text: mailText(words, title, lines),
    html: mailHtml(words, title, html),
  };
}
