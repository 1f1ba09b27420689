import {
  APPLICATION_TRANSITIONS,
  type ApplicationEvent,
  type ApplicationState,
  applicationState,
  nextState,
} from '@promenade/storefront-hooks/domain';
import type { Storefront } from '@promenade/storefront-sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './db/index.ts';
import { applicationCode, applicationForm } from './testing/applying.ts';
import { openTestDatabase } from './testing/databases.ts';
import { hasSucceeded } from './testing/order-walk.ts';
import { type Faults, type Statements, withFaults } from './testing/planted-faults.ts';
import { type Model, walkLives } from './testing/random-walk.ts';
import { deepTest } from './testing/runs.ts';
import { createTestShop } from './testing/test-shop.ts';

/*
 * Random sequences of applicant and platform actions on applications. Each action must do exactly as the table of the rules
 * defines.
 */

const [LIVES, SIDE_BY_SIDE] = process.env.PM_DEEP ? [2_000, 16] : [8, 4];
/** The broken shop is caught much earlier; the search ends then. */
const LIVES_OF_BROKEN_SHOP = 400;
const HOUR_MS = 60 * 60 * 1000;

interface Applicant {
  shop: Storefront;
  form: Awaited<ReturnType<typeof applicationForm>>;
  id: number;
}

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database?.close());

/** While an application is declined, the applicant must edit it instead of sending a new one. */
const isAllowed = (state: ApplicationState, event: ApplicationEvent) =>
  nextState(APPLICATION_TRANSITIONS, state, event) !== undefined;

async function walk(faults: Faults, lives = LIVES) {
  const testShop = await createTestShop(database);

  async function send({ shop, form }: Pick<Applicant, 'shop' | 'form'>, id?: number): Promise<void> {
    const captcha = await applicationCode(database, shop, form.email);
    await shop.applications.apply({ ...form, captcha, ...(id !== undefined && { id }) });
  }
  const look = async ({ shop }: Pick<Applicant, 'shop'>) => (await shop.applications.records()).list[0];
  const operate = async (name: string, input: Record<string, string>) => {
    const { status, message } = await testShop.operate(name, input);
    if (status !== 200 && status !== 400) throw new Error(`${name}: ${status} ${message}`);
    return status === 200;
  };

  const model: Model<Applicant, ApplicationState, ApplicationEvent> = {
    pushes: ['apply', 'approve', 'decline', 'resubmit'],
    times: [],
    begin: async () => {
      const { shop } = await testShop.newShopper();
      const form = await applicationForm(database, 1);
      await send({ shop, form });
      return { shop, form, id: (await look({ shop }))?.id ?? 0 };
    },
    look: async (applicant) => applicationState((await look(applicant))?.auditStatus),
    isAllowed,
    push: async (applicant, event, state) => {
      const id = `${applicant.id}`;
      if (event === 'approve') return operate('application approve', { id });
      if (event === 'decline') return operate('application decline', { id, reason: 'No' });
      if (event === 'resubmit') return hasSucceeded(send(applicant, applicant.id));
      return state === 'declined' ? false : hasSucceeded(send(applicant));
    },
    pass: async () => undefined,
    expected: (state, event) => ({ state: nextState(APPLICATION_TRANSITIONS, state, event) ?? state }),
    observed: (state) => ({ state }),
  };
  const outcome = await withFaults(faults, () => walkLives(model, { lives, sideBySide: SIDE_BY_SIDE }));
  await testShop.close();
  return outcome;
}

test(
  'any sequence of actions on an application follows the table',
  async () => {
    const { failed, errorInstance } = await walk({});
    if (failed) throw errorInstance;
  },
  process.env.PM_DEEP ? HOUR_MS : undefined,
);

deepTest('an application that is decided whatever its state is caught', async () => {
  const broken: Statements['decideApplication'] = async (tx, id, { event }) => {
    const status = event === 'approve' ? 2 : 3;
    await tx.updateTable('applications').set({ status }).where('id', '=', id).execute();
    return true;
  };
  expect((await walk({ decideApplication: broken }, LIVES_OF_BROKEN_SHOP)).failed).toBe(true);
});
