import { contractRoutes } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { exportAccountData } from '../domain/account-data.ts';
import { changeEmail, sendChangeCode as sendEmailChangeCode } from '../domain/email-change.ts';
import { proveEmail, sendEmailProof } from '../domain/email-verification.ts';
import { eraseOwnAccount } from '../domain/erasure.ts';
import { changePassword, sendChangeCode } from '../domain/passwords.ts';
import { editProfile, profileOf } from '../domain/profile.ts';

export const userRoutes = (deps: Deps) =>
  contractRoutes('user', {
    info: profileOf,
    edit: async (call) => {
      await editProfile(deps, call, call.body);
      return null;
    },
    sendPasswordCode: async (call) => {
      await sendChangeCode(deps, call, 'email');
      return null;
    },
    sendPasswordCodeByPhone: async (call) => {
      await sendChangeCode(deps, call, 'phone');
      return null;
    },
    sendVerificationCode: async (call) => {
      await sendEmailProof(deps, call, call.body);
      return null;
    },
    verifyEmail: async (call) => {
      await proveEmail(deps, call, call.body);
      return null;
    },
    sendEmailChangeCode: async (call) => {
      await sendEmailChangeCode(deps, call, call.body);
      return null;
    },
    changeEmail: async (call) => {
      await changeEmail(deps, call, call.body);
      return null;
    },
    changePassword: async (call) => {
      await changePassword(deps, call, 'email', call.body);
      return null;
    },
    exportData: (call) => exportAccountData(deps, call),
    erase: async (call) => {
      await eraseOwnAccount(deps, call, call.body);
      return null;
    },
    changePasswordByPhone: async (call) => {
      await changePassword(deps, call, 'phone', call.body);
      return null;
    },
  });
