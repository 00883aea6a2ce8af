import { confirmResetPassword, resetPassword, updatePassword } from "aws-amplify/auth";
import type { Language } from "#contract/people/accounts.ts";

const change = async (current: string, chosen: string): Promise<void> =>
  updatePassword({ oldPassword: current, newPassword: chosen });

const sendCode = async (email: string, language: Language): Promise<void> => {
  await resetPassword({ username: email, options: { clientMetadata: { language } } });
};

const choose = async (email: string, code: string, chosen: string): Promise<void> =>
  confirmResetPassword({ username: email, confirmationCode: code, newPassword: chosen });

export const passwords = { change, sendCode, choose };
