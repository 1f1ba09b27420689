import { erase } from '../domain/erasure.ts';
import { host, operatorCommand } from './command.ts';

export const accountCommands = [
  operatorCommand({
    name: 'account erase',
    summary: 'deletes what the shop knows of a person; sums and goods of their orders stay, without name and address',
    words: { email: 'their email address' },
    options: { host },
    run: async (deps, given) => {
      const count = await erase(deps, deps.database.db, given);
      if (count === 0) return 'No account has this address; what else was known of it is erased.';
      return count === 1 ? '1 account is erased.' : `${count} accounts are erased.`;
    },
  }),
];
