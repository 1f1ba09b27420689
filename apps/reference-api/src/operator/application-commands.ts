import { approveApplication, declineApplication } from '../domain/application-decisions.ts';
import { notFound } from '../errors/refused.ts';
import { pendingApplications } from '../repositories/applications.ts';
import { operatorCommand } from './command.ts';

const MOST_LISTED = 50;

const id = 'number of the application';

function numberOf(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw notFound();
}

export const applicationCommands = [
  operatorCommand({
    name: 'application list',
    summary: 'shows who waits to become a merchant, the longest waiting first',
    words: {},
    options: {},
    run: async ({ database, config }) => {
      const waiting = await pendingApplications(database.db, MOST_LISTED);
      const lines = waiting.map(({ id, name, real_name, email, pictures }) =>
        [
          `${id}  ${name}, ${real_name}, ${email}`,
          ...pictures.map((picture) => `   ${new URL(picture, config.publicUrl).href}`),
        ].join('\n'),
      );
      return lines.join('\n') || 'Nobody waits.';
    },
  }),
  operatorCommand({
    name: 'application approve',
    summary: 'makes an applicant a merchant of the shop',
    words: { id },
    options: {},
    run: async (deps, { id }) =>
      `Application ${id} is approved: merchant ${await approveApplication(deps, deps.database.db, numberOf(id))}.`,
  }),
  operatorCommand({
    name: 'application decline',
    summary: 'declines an application; it may be mended and sent again',
    words: { id, reason: 'why, for the applicant' },
    options: {},
    run: async (deps, { id, reason }) => {
      await declineApplication(deps, deps.database.db, numberOf(id), reason);
      return `Application ${id} is declined.`;
    },
  }),
];
