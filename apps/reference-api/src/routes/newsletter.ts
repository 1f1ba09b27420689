import { contractRoutes } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { subscribeTo } from '../domain/newsletter.ts';

export const newsletterRoutes = (deps: Deps) =>
  contractRoutes('newsletter', {
    subscribe: async (call) => {
      await subscribeTo(deps, call, { email: call.query.email, source: 'newsletter' });
      return null;
    },
  });
