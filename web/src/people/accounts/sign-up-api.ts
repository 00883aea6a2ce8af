import type { Language } from "#contract/people/accounts.ts";
import { signUpRoutes } from "#contract/people/sign-up.ts";
import { createClient } from "#web/platform/api/client.ts";
import { openPool } from "./open-pool.ts";
import type { Credentials } from "./pool.ts";
import type { SignInStep } from "./sign-in-steps.ts";

export type Newcomer = Credentials & { readonly fullName: string };

/** A sign-up of this page; its code works nowhere else. */
export type OwnSignUp = { readonly newcomer: Newcomer; readonly key: string };

const api = createClient(signUpRoutes, { token: () => Promise.resolve(undefined) });

export const beginSignUp = (newcomer: Newcomer): OwnSignUp => ({ newcomer, key: crypto.randomUUID() });

/** The password is not sent to the API. */
export const sendSignUpCode = async (
  { newcomer: { email, fullName }, key }: OwnSignUp,
  language: Language,
): Promise<void> => {
  await api.startSignUp({ body: { email, fullName, language, key } });
};

/** Creates the account and signs in; a repeated call is safe. */
export const confirmAndEnter = async ({ newcomer, key }: OwnSignUp, code: string): Promise<SignInStep> => {
  const { firstPassword } = await api.confirmSignUp({ body: { email: newcomer.email, key, code } });
  return (await openPool()).enterNewcomer(newcomer, firstPassword);
};
