import { contractRoutes } from '../contract/types.ts';
import { reopenOrder, visitorMasterOrder, visitorOrder } from '../domain/visitors.ts';

export const visitorRoutes = () =>
  contractRoutes('visitors', {
    masterDetail: (call) => visitorMasterOrder(call, call.query),
    detail: (call) => visitorOrder(call, call.query),
    reopen: (call) => reopenOrder(call, call.body.token),
  });
