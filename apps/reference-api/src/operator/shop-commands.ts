import { CLOSED_MINUTES_MAX, closeShop, openShop } from '../domain/shop-closing.ts';
import { changeShop, SHOP_SETTINGS } from '../domain/shop-settings.ts';
import { host, operatorCommand } from './command.ts';

export const shopCommands = [
  operatorCommand({
    name: 'shop set',
    summary: 'changes what the shop says about itself',
    words: {
      setting: Object.keys(SHOP_SETTINGS).join(', '),
      value:
        'a text, yes or no, a number of days, an address, an id, codes of languages, or own or family; none takes one of the last three away',
    },
    options: {
      language: 'language of a text, as in fr; the first of the shop’s languages by default',
      host,
    },
    run: async (deps, change) => {
      const { name, task } = await changeShop(deps.database.db, change, deps.now());
      return task
        ? { task }
        : `${name}: ${change.setting} is changed. Pages show it within five seconds, kept ones within a minute.`;
    },
  }),
  operatorCommand({
    name: 'shop close',
    summary: 'closes the shop for maintenance: calls and pages answer 503 with Retry-After',
    words: { minutes: `for how long, 1 to ${CLOSED_MINUTES_MAX}; it opens by itself then` },
    options: { host },
    run: async (deps, given) => {
      const { name } = await closeShop(deps, deps.database.db, given);
      return `${name} closes within five seconds, and opens again in ${given.minutes} minutes or with: shop open`;
    },
  }),
  operatorCommand({
    name: 'shop open',
    summary: 'opens a shop that was closed',
    words: {},
    options: { host },
    run: async (deps, given) => `${(await openShop(deps.database.db, given)).name} opens within five seconds.`,
  }),
];
