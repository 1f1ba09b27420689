import type { FastifyInstance } from 'fastify';

/** A mail as the shop's mail catcher shows it. */
export interface CaughtMail {
  purpose: string;
  subject: string;
  text: string;
}

/** Mails that a shop has sent to an address, newest first. */
export async function mailsTo(app: FastifyInstance, to: string): Promise<CaughtMail[]> {
  const answer = await app.inject({ url: `/mail/messages?to=${encodeURIComponent(to)}` });
  return answer.json().data;
}

/** The code in the newest mail or message to an address or number. */
export async function codeFor(app: FastifyInstance, to: string): Promise<string> {
  return /\d{6}/.exec((await mailsTo(app, to))[0]?.subject ?? '')?.[0] ?? '';
}

/** A code that is not this one. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');
