import { newsletterStatus, startNewsletter, tryNewsletter } from '../domain/newsletter.ts';
import { flag, host, operatorCommand } from './command.ts';

export const newsletterCommands = [
  operatorCommand({
    name: 'newsletter status',
    summary: 'counts who receives newsletters, and who has still to confirm',
    words: {},
    options: { host },
    run: async (deps, { host }) => {
      const { confirmed, waiting } = await newsletterStatus(deps.database.db, host);
      return `${confirmed} receive newsletters; ${waiting} have still to confirm.`;
    },
  }),
  operatorCommand({
    name: 'newsletter send',
    summary: 'sends a newsletter to all who have confirmed that they want it; each can unsubscribe',
    words: {
      subject: 'its subject',
      text: 'file with its text; empty lines separate paragraphs, addresses become links',
    },
    options: {
      subjectFr: 'the subject in French; the same by default',
      textFr: 'file with the text in French; the same by default',
      to: 'only to this address, to look at it first',
      again: flag('sends what was sent before once more, to everybody'),
      host,
    },
    files: ['text', 'textFr'],
    run: async (deps, { to, again, ...draft }) => {
      if (to === undefined) return { task: await startNewsletter(deps, deps.database.db, draft, again === true) };
      await tryNewsletter(deps, deps.database.db, { ...draft, to });
      void deps.mailer.flush();
      return 'The newsletter goes to 1 address.';
    },
  }),
];
