import { Refused } from '../errors/refused.ts';
import {
  dropMails,
  type MailChoice,
  outboxStatus,
  resendMails,
  type Undelivered,
  undeliveredMails,
} from '../repositories/outbox.ts';
import { operatorCommand } from './command.ts';
import { MOST_LISTED, spanOf } from './listing.ts';

const which = 'number of the mail, or "dead" for all dead ones';

function choiceOf(text: string): MailChoice {
  if (text === 'dead') return text;
  const id = Number(text);
  if (Number.isSafeInteger(id) && id > 0 && id <= HIGHEST_ID) return { id };
  throw new Refused(404, 'mailUnknown');
}

const HIGHEST_ID = 2 ** 31 - 1;

/** Enough of a recipient to tell two apart, and not enough to write to: `a…@example.com`. */
function maskedRecipient(recipient: string): string {
  const [first = ''] = recipient;
  const at = recipient.lastIndexOf('@');
  return at < 0 ? `${first}…` : `${first}…${recipient.slice(at)}`;
}

function lineOf(mail: Undelivered, now: number): string {
  const { id, purpose, recipient, attempts, next_attempt_at, created_at, failed_at, last_error } = mail;
  const state = failed_at === null ? 'waiting' : 'dead';
  const next = failed_at === null && next_attempt_at > now ? [`next try in ${spanOf(next_attempt_at - now)}`] : [];
  const facts = [
    `${spanOf(now - created_at)} old`,
    `tried ${attempts} ${attempts === 1 ? 'time' : 'times'}`,
    ...next,
    ...(last_error ? [last_error] : []),
  ];
  return `${state}  ${id}  ${purpose}  ${maskedRecipient(recipient)}  ${facts.join(', ')}`;
}

export const mailCommands = [
  operatorCommand({
    name: 'mail list',
    summary: 'counts what was not sent and shows the newest dead mails and the next waiting ones, never what they say',
    words: {},
    options: {},
    run: async ({ database: { db }, now }) => {
      const { waiting, dead, oldestDueMs } = await outboxStatus(db, now());
      const late = oldestDueMs > 0 ? `, the longest due for ${spanOf(oldestDueMs)}` : '';
      const mails = await undeliveredMails(db, MOST_LISTED);
      return [`${waiting} waiting${late}; ${dead} dead.`, ...mails.map((mail) => lineOf(mail, now()))].join('\n');
    },
  }),
  operatorCommand({
    name: 'mail resend',
    summary: 'sends dead mail again, with all its tries before it; codes expire and are not sent again',
    words: { which },
    options: {},
    run: async ({ database: { db }, mailer, now }, { which }) => {
      const choice = choiceOf(which);
      const count = await resendMails(db, choice, now());
      if (count === 0 && choice !== 'dead') throw new Refused(409, 'mailNotDead');
      void mailer.flush();
      return count === 1 ? '1 mail is sent again.' : `${count} mails are sent again.`;
    },
  }),
  operatorCommand({
    name: 'mail drop',
    summary: 'deletes a mail that was not sent, or all dead ones',
    words: { which },
    options: {},
    run: async ({ database: { db } }, { which }) => {
      const choice = choiceOf(which);
      const count = await dropMails(db, choice);
      if (count === 0 && choice !== 'dead') throw new Refused(404, 'mailUnknown');
      return count === 1 ? '1 mail is deleted.' : `${count} mails are deleted.`;
    },
  }),
];
