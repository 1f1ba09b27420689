import { contractRoutes } from '../contract/types.ts';
import { shopperOf } from '../domain/principals.ts';
import { notFound } from '../errors/refused.ts';
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
        integral: 0,
        experience: 0,
        couponCount: 0,
        collectCount: 0,
        userType: user.kind,
      };
    },
  });
