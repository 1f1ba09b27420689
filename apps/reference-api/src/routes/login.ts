import { contractRoutes } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { prepareRegistration, register, sendRegistrationCode } from '../domain/registration.ts';
import { enterAsVisitor } from '../domain/visitors.ts';

export const loginRoutes = (deps: Deps) =>
  contractRoutes('login', {
    emailCaptcha: async (call) => {
      await sendRegistrationCode(deps, call, call.body);
      return null;
    },
    registerEmail: {
      before: (call) => prepareRegistration(call, call.body),
      answer: async (call, passwordHash) => {
        await register(deps, call, call.body, passwordHash);
        return null;
      },
    },
    visitor: (call) => enterAsVisitor(deps, call, call.body),
    tokenIsExist: ({ principal }) => principal.kind === 'shopper',
  });
