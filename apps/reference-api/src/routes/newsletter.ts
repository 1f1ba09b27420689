import { contractRoutes } from '../contract/types.ts';
import { subscribeTo } from '../domain/newsletter.ts';

export const newsletterRoutes = () =>
  contractRoutes('newsletter', {
    subscribe: async (call) => {
      await subscribeTo(call, { email: call.query.email, source: 'newsletter' });
      return null;
    },
  });
