import { signOut } from "aws-amplify/auth";
import i18next from "i18next";
import type { Resources } from "#web/i18n/resources.ts";
import { refreshSession, type SettledSession } from "#web/auth/session.ts";

/** Shown as it is: the sign-in component tells the message of whatever goes wrong. */
const refuse = async (failure: keyof Resources["accounts"]["failures"]): Promise<never> => {
  await signOut();
  throw new Error(i18next.t(($) => $.accounts.failures[failure]));
};

const isAtHome = (session: SettledSession): boolean =>
  session.state === "signed-in" && (session.role !== "customer" || session.totpRequired === true);

/** Lets stores and administrators in. Anybody else is signed out and gets the answer of a wrong password, so that nobody learns who has which account. */
export const admit = async (): Promise<void> => {
  let session: SettledSession;
  try {
    session = await refreshSession();
  } catch {
    return refuse("role");
  }
  if (!isAtHome(session)) return refuse("wrongCredentials");
};

export const refuseWithoutProfile = (): Promise<never> => refuse("profile");
