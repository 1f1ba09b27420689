import { wantedVariants } from '../repositories/stock-alerts.ts';
import { operatorCommand } from './command.ts';
import { entry, hostOption, listed, piecesText, windowOf } from './listing.ts';

export const stockCommands = [
  operatorCommand({
    name: 'stock wanted',
    summary: 'shows what is sold out and waited for, and how many addresses wait; they are told when it is back',
    words: {},
    options: hostOption,
    run: async (deps, { host }) => {
      const { rows, total } = await wantedVariants(deps.database.db, await windowOf(deps, host));
      const entries = rows.map(({ count, name, sku, slug }) => entry(piecesText(count, name, sku), [slug]));
      return listed(entries, total, 'Nobody waits for anything.');
    },
  }),
];
