import { sendPriceDropMail } from '../domain/price-alerts.ts';
import { sendStockAlert } from '../domain/stock-alerts.ts';
import { shoppersToTell } from '../repositories/price-alerts.ts';
import { dueStockAlerts } from '../repositories/stock-alerts.ts';
import type { Job } from './job.ts';

/** Connections that it has at once, of those that shoppers need too. */
const MAILS_AT_ONCE = 2;

/** Tells those who wait for a variant that it is available again. */
export const sendStockAlerts: Job = {
  name: 'send stock alerts',
  atOnce: MAILS_AT_ONCE,
  due: ({ database }) => dueStockAlerts(database.db),
  run: async (deps, id, now) => {
    await sendStockAlert(deps, deps.database.db, id, now);
    void deps.mailer.flush();
  },
};

/** Notifies shoppers of wishes that became cheaper. */
export const sendPriceDropMails: Job = {
  name: 'send price drop mails',
  atOnce: MAILS_AT_ONCE,
  due: ({ database }, now) => shoppersToTell(database.db, now),
  run: async (deps, id, now) => {
    await sendPriceDropMail(deps, deps.database.db, id, now);
    void deps.mailer.flush();
  },
};
