import { signOut } from "aws-amplify/auth";
import i18next from "i18next";
import type { Resources } from "#web/platform/i18n/resources.ts";
import { refreshSession, type SettledSession } from "#web/platform/auth/session.ts";

/** The sign-in component shows the error's message. */
const refuse = async (failure: keyof Resources["accounts"]["failures"]): Promise<never> => {
  await signOut();
  throw new Error(i18next.t(($) => $.accounts.failures[failure]));
};

const isStaff = (session: SettledSession): boolean =>
  session.state === "signed-in" && (session.role !== "customer" || session.totpRequired === true);

/** Admits stores and administrators. Signs out anybody else with the message of a wrong password, to reveal nothing. */
export const admit = async (): Promise<void> => {
  let session: SettledSession;
  try {
    session = await refreshSession();
  } catch {
    return refuse("role");
  }
  if (!isStaff(session)) return refuse("wrongCredentials");
};

export const refuseWithoutProfile = (): Promise<never> => refuse("profile");
