import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { signIn } from "aws-amplify/auth";
import { signInPurpose } from "#contract/sign-in-purpose.ts";
import { accountRoutes } from "#contract/accounts.ts";
import { newPassword } from "#local/seed/accounts.ts";
import { signUp } from "#local/seed/sign-up.ts";
import { ask } from "../../../scripts/smoke/ask.ts";
import { inNewSession, type Person, signInAs } from "../../../scripts/smoke/people.ts";
import type { Trial } from "../../../scripts/smoke/trial.ts";

/** All by which someone could be told to have been here. */
export type Identity = {
  readonly name: string;
  readonly email: string;
  /** The address they had before. */
  readonly formerEmail: string;
  readonly phone: string;
  readonly personalNumber: string;
};

/** A customer of this name, signed in. */
export const newcomer = async ({ deployment }: Trial, name: string, email: string): Promise<Person> => {
  const password = newPassword(5);
  const cognito = new CognitoIdentityProviderClient({});
  const account = { role: "customer", name, email, password, points: 0 } as const;
  const userId = await signUp(cognito, deployment.userPoolId, account, undefined);
  cognito.destroy();
  const person = inNewSession({ userId, email, password });
  await signInAs(person);
  // The first visit makes the profile.
  await ask(deployment, accountRoutes.getMe, { as: person });
  return person;
};

/** The same person at another browser, just signed in: what is signed or closed asks for that. The pool tells of a sign-in by its second, and one of the second in which others were ended is ended too. */
export const signedInAnew = async (
  { deployment }: Pick<Trial, "deployment">,
  person: Omit<Person, "enter" | "token">,
): Promise<Person> => {
  const second = { method: "POST", body: JSON.stringify({ advanceSeconds: 1 }) };
  await fetch(`${deployment.siteUrl}/_local/clock`, second);
  const fresh = inNewSession(person);
  await signInAs(fresh);
  return fresh;
};

/** The same person, who has signed in to change how they sign in. */
export const inSettings = async (person: Person): Promise<Person> => {
  const fresh = inNewSession(person);
  fresh.enter();
  const clientMetadata = { for: signInPurpose, device: "a-browser-of-ottilia" };
  await signIn({ username: person.email, password: person.password, options: { clientMetadata } });
  return fresh;
};
