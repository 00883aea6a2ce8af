import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { signIn } from "aws-amplify/auth";
import { signInPurpose } from "#contract/people/sign-in-purpose.ts";
import { accountRoutes } from "#contract/people/accounts.ts";
import { newPassword } from "#local/seed/accounts.ts";
import { signUp } from "#local/seed/sign-up.ts";
import { ask } from "../../../scripts/smoke/ask.ts";
import { inNewSession, type Person, signInAs, signInForSettings } from "../../../scripts/smoke/people.ts";
import type { Trial } from "../../../scripts/smoke/trial.ts";

export type Identity = {
  readonly name: string;
  readonly email: string;
  readonly formerEmail: string;
  readonly phone: string;
  readonly personalNumber: string;
};

export const newcomer = async ({ deployment }: Trial, name: string, email: string): Promise<Person> => {
  const password = newPassword(5);
  const cognito = new CognitoIdentityProviderClient({});
  const account = { role: "customer", name, email, password, points: 0 } as const;
  const userId = await signUp(cognito, deployment.userPoolId, account, undefined);
  cognito.destroy();
  const person = inNewSession({ userId, email, password });
  await signInAs(person);
  // The first request creates the profile.
  await ask(deployment, accountRoutes.getMe, { as: person });
  return person;
};

/** Signs in at another browser, because signing and closing need a recent sign-in. The clock moves on first: the pool counts in seconds, and ending sessions also ends those of the same second. */
export const signedInAnew = async (
  { deployment }: Pick<Trial, "deployment">,
  person: Omit<Person, "enter" | "token">,
): Promise<Person> => {
  const second = { method: "POST", body: JSON.stringify({ advanceSeconds: 1 }) };
  await fetch(`${deployment.siteUrl}/_local/clock`, second);
  const fresh = inNewSession(person);
  await signInForSettings(fresh);
  return fresh;
};

export const inSettings = async (person: Person): Promise<Person> => {
  const fresh = inNewSession(person);
  fresh.enter();
  const clientMetadata = { for: signInPurpose, device: "a-browser-of-ottilia" };
  await signIn({ username: person.email, password: person.password, options: { clientMetadata } });
  return fresh;
};
