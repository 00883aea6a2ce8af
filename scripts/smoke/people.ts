import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { Amplify } from "aws-amplify";
import { fetchAuthSession, signIn } from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { ConsoleLogger } from "aws-amplify/utils";
import { signInPurpose } from "#contract/people/sign-in-purpose.ts";
import { newPassword } from "#local/seed/accounts.ts";
import { signUp } from "#local/seed/sign-up.ts";
import { type Deployment, configOf } from "./deployment.ts";
import type { Trial } from "./trial.ts";

export type Person = {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  /** Points Amplify, which holds one session at a time, at this person's. */
  readonly enter: () => void;
  readonly token: () => Promise<string>;
};

export const memory = () => {
  const kept = new Map<string, string>();
  return {
    setItem: async (key: string, value: string) => void kept.set(key, value),
    getItem: async (key: string) => kept.get(key) ?? null,
    removeItem: async (key: string) => void kept.delete(key),
    clear: async () => kept.clear(),
  };
};

/** The same person in another browser. */
export const inNewSession = ({ userId, email, password }: Omit<Person, "enter" | "token">): Person => {
  const storage = memory();
  const enter = () => cognitoUserPoolsTokenProvider.setKeyValueStorage(storage);
  const token = async () => {
    enter();
    const { tokens } = await fetchAuthSession();
    if (!tokens) throw new Error("The user pool gave no tokens");
    return tokens.accessToken.toString();
  };
  return { userId, email, password, enter, token };
};

export const configure = async (deployment: Pick<Deployment, "siteUrl">): Promise<void> => {
  const { userPoolEndpoint, userPoolId, userPoolClientId } = await configOf(deployment);
  const own = userPoolEndpoint === undefined ? {} : { userPoolEndpoint };
  // Amplify warns each time that the pool is not Amazon's own.
  ConsoleLogger.LOG_LEVEL = "ERROR";
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...own, loginWith: { email: true } } },
  });
};

/** Creates an account with the operator's rights, and with an address of SES's mailbox simulator, so that its mail reaches nobody. */
export const makePerson = async (
  { deployment, mark, people }: Trial,
  role: "customer" | "admin",
): Promise<Person> => {
  const email = `success+smoke-${mark}-${people.length}@simulator.amazonses.com`;
  const password = newPassword(5);
  const cognito = new CognitoIdentityProviderClient({});
  const account = { role, name: "Rut Rökprov", email, password, points: 0 };
  const userId = await signUp(cognito, deployment.userPoolId, account, undefined);
  cognito.destroy();
  const person = inNewSession({ userId, email, password });
  people.push(person);
  return person;
};

/** Signs in by SRP and returns the next step. */
export const signInAs = async (
  { email, password, enter }: Person,
  clientMetadata: Record<string, string> = {},
): Promise<string> => {
  enter();
  return (await signIn({ username: email, password, options: { clientMetadata } })).nextStep.signInStep;
};

/** Signs in as for settings, which the own copy, a signature without an eID and the closing of an account require. */
export const signInForSettings = (person: Person): Promise<string> =>
  signInAs(person, { for: signInPurpose });
