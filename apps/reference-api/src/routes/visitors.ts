import { contractRoutes } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { requestOrderLink } from '../domain/order-link-requests.ts';
import { reopenOrder, visitorMasterOrder, visitorOrder, withdrawByToken } from '../domain/visitors.ts';

export const visitorRoutes = (deps: Deps) =>
  contractRoutes('visitors', {
    masterDetail: (call) => visitorMasterOrder(call, call.query),
    detail: (call) => visitorOrder(call, call.query),
    reopen: (call) => reopenOrder(call, call.body.token),
    mailLink: async (call) => {
      await requestOrderLink(deps, call, call.body);
      return null;
    },
    withdraw: (call) => withdrawByToken(deps, call, call.body),
  });
