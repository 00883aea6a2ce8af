import {
  confirmSignIn,
  fetchAuthSession,
  setUpTOTP,
  signIn,
  updateMFAPreference,
  verifyTOTPSetup,
} from "aws-amplify/auth";
import { peopleAdminRoutes } from "#contract/office/people-admin.ts";
import { accountRoutes } from "#contract/people/accounts.ts";
import { campaignRoutes } from "#contract/points/campaigns.ts";
import { prices } from "#contract/points/prices.ts";
import { codeAt } from "#tests/authenticator-code.ts";
import { ask } from "../ask.ts";
import { type Check, expectThat, needed } from "../check.ts";
import { stateReason } from "../open-access.ts";
import { inNewSession, makePerson, signInAs } from "../people.ts";
import type { Trial } from "../trial.ts";

export const administrator: Check = {
  name: "An administrator, with a second factor only",
  means: "Administrators cannot get in, or get in with a password alone.",
  run: async (trial) => {
    const admin = await makePerson(trial, "admin");
    await signInAs(admin);
    const before = await ask(trial.deployment, accountRoutes.getMe, { as: admin });
    expectThat(before.role === "customer", "A password alone makes an administrator");
    admin.enter();
    const { sharedSecret } = await setUpTOTP();
    await verifyTOTPSetup({ code: codeAt(sharedSecret, Date.now() / 1000) });
    await updateMFAPreference({ totp: "PREFERRED" });
    await fetchAuthSession({ forceRefresh: true });
    const { role } = await ask(trial.deployment, accountRoutes.getMe, { as: admin });
    expectThat(role === "admin", "The authenticator app makes no administrator");
    trial.admin = admin;
  },
};

const refusal = async (attempt: Promise<unknown>): Promise<string> => {
  try {
    await attempt;
    return "nothing";
  } catch (error) {
    return error instanceof Error ? error.name : "something";
  }
};

export const customAuth: Check = {
  name: "Signing in by eID beside an authenticator app",
  means: "A made-up ticket lets someone in, or people with an authenticator app cannot use their eID.",
  run: async (trial) => {
    const elsewhere = inNewSession(needed(trial.admin, "an administrator"));
    const next = await signInAs(elsewhere);
    expectThat(next === "CONFIRM_SIGN_IN_WITH_TOTP_CODE", `A password alone led to ${next}`);
    const byTicket = inNewSession(elsewhere);
    byTicket.enter();
    const options = { authFlowType: "CUSTOM_WITHOUT_SRP" } as const;
    const { nextStep } = await signIn({ username: byTicket.email, options });
    const asked = nextStep.signInStep;
    expectThat(asked === "CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE", `Custom sign-in led to ${asked}`);
    const made = "A".repeat(43);
    const why = await refusal(confirmSignIn({ challengeResponse: made }));
    expectThat(why === "NotAuthorizedException", `A made-up ticket was met by ${why}`);
  },
};

/** Returns the new balance. */
export const givePoints = async (trial: Trial, amount: number): Promise<number> => {
  const [as, owner] = [needed(trial.admin, "an administrator"), needed(trial.owner, "an account")];
  const params = { userId: owner.userId };
  const opened = { as, params: { accountId: owner.userId } };
  await stateReason(trial.deployment, as, owner.userId);
  const { balanceVersion: version } = await ask(trial.deployment, peopleAdminRoutes.openPerson, opened);
  const body = { amount, reason: "Rökprov", version };
  const { points } = await ask(trial.deployment, campaignRoutes.adjustPoints, { as, params, body });
  return points;
};

export const givenPoints: Check = {
  name: "An administrator gives points",
  means: "Balances cannot be corrected: a transaction of the points function is refused.",
  run: async (trial) => {
    const points = await givePoints(trial, prices.registration);
    expectThat(points === prices.registration, `The balance is ${points} points`);
  },
};
