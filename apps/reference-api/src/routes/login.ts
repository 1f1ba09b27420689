import { contractRoutes } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { register, sendRegistrationCode } from '../domain/registration.ts';

export const loginRoutes = (deps: Deps) =>
  contractRoutes('login', {
    emailCaptcha: async (call) => {
      await sendRegistrationCode(deps, call, call.body);
      return null;
    },
    registerEmail: async (call) => {
      await register(deps, call, call.body);
      return null;
    },
    tokenIsExist: ({ principal }) => principal.kind === 'shopper',
  });
