import { exportSubscribers, newsletterStatus } from '../domain/newsletter.ts';
import { host, operatorCommand } from './command.ts';

export const newsletterCommands = [
  operatorCommand({
    name: 'newsletter status',
    summary: 'counts the confirmed addresses, and those that have still to confirm',
    words: {},
    options: { host },
    run: async ({ database: { db } }, { host }) => {
      const { confirmed, waiting } = await newsletterStatus(db, host);
      return `${confirmed} want newsletters; ${waiting} have still to confirm.`;
    },
  }),
  operatorCommand({
    name: 'newsletter export',
    summary: 'writes the confirmed addresses as CSV, for a service that sends newsletters',
    words: {},
    options: { host },
    run: ({ database: { db } }, { host }) => exportSubscribers(db, host),
  }),
];
