import { contractRoutes } from '../contract/types.ts';
import { pointsSummary } from '../domain/points.ts';
import { shopperOf } from '../domain/principals.ts';
import { notFound } from '../errors/refused.ts';
import { countCoupons } from '../repositories/coupons.ts';
import { userById } from '../repositories/users.ts';

export const userRoutes = () =>
  contractRoutes('user', {
    info: async (call) => {
      const user = await userById(call.db, shopperOf(call));
      if (!user) throw notFound();
      return {
        uid: user.id,
        avatar: user.avatar,
        nickname: user.nickname,
        phone: user.phone,
        email: user.email,
        integral: (await pointsSummary(call.db, user.id, call.now)).integral,
        experience: 0,
        couponCount: await countCoupons(call.db, user.id, call.now),
        collectCount: 0,
        userType: user.kind,
      };
    },
  });
