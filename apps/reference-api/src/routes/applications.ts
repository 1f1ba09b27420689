import { contractRoutes } from '../contract/types.ts';
import { textIn } from '../db/texts.ts';
import type { Deps } from '../deps.ts';
import { toApplication } from '../domain/application-views.ts';
import { apply, sendApplicationCode } from '../domain/applications.ts';
import { shopperOf } from '../domain/principals.ts';
import { applicationsOfUser } from '../repositories/applications.ts';
import { pageOf, pageWindow } from '../repositories/pages.ts';

export const applicationRoutes = (deps: Deps) =>
  contractRoutes('applications', {
    sendCode: async (call) => {
      await sendApplicationCode(deps, call, call.body);
      return null;
    },
    agreement: ({ shop, languages }) => ({ agreement: textIn(shop.merchant_agreement, languages) }),
    apply: async (call) => {
      await apply(deps, call, call.body);
      return null;
    },
    records: async (call) => {
      const { rows, total } = await applicationsOfUser(call.db, shopperOf(call), pageWindow(call.query));
      return pageOf(rows.map(toApplication), total, call.query);
    },
  });
