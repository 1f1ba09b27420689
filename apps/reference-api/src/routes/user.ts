import { contractRoutes } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { changeEmail, sendChangeCode as sendEmailChangeCode } from '../domain/email-change.ts';
import { proveEmail, sendEmailProof } from '../domain/email-proof.ts';
import { changePassword, sendChangeCode } from '../domain/passwords.ts';
import { editProfile, profileOf } from '../domain/profile.ts';

export const userRoutes = (deps: Deps) =>
  contractRoutes('user', {
    info: profileOf,
    edit: async (call) => {
      await editProfile(deps, call, call.body);
      return null;
    },
    emailPasswordCaptcha: async (call) => {
      await sendChangeCode(deps, call, 'email');
      return null;
    },
    phonePasswordCaptcha: async (call) => {
      await sendChangeCode(deps, call, 'phone');
      return null;
    },
    emailProofCaptcha: async (call) => {
      await sendEmailProof(deps, call, call.body);
      return null;
    },
    emailProve: async (call) => {
      await proveEmail(deps, call, call.body);
      return null;
    },
    emailChangeCaptcha: async (call) => {
      await sendEmailChangeCode(deps, call, call.body);
      return null;
    },
    emailChange: async (call) => {
      await changeEmail(deps, call, call.body);
      return null;
    },
    emailUpdatePassword: async (call) => {
      await changePassword(deps, call, 'email', call.body);
      return null;
    },
    phoneUpdatePassword: async (call) => {
      await changePassword(deps, call, 'phone', call.body);
      return null;
    },
  });
