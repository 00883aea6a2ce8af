import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { Amplify } from "aws-amplify";
import * as auth from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { bikeWrites } from "#lambdas/bikes/registration-writes.ts";
import { system } from "#lambdas/system.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { memory } from "../../../scripts/smoke/people.ts";
import { codeAt, stepSeconds } from "#tests/authenticator-code.ts";
import { aBike } from "#tests/lambdas/notifier/a-bike.ts";
import { Told } from "./links.ts";

/** Tokens live for fifteen minutes by the clock of the cloud. */
const renewedAfter = 10 * 60_000;

const emails = {
  customer: "asa@example.se",
  store: "butik@example.se",
  admin: "admin@example.se",
} as const;

export type Role = "anonymous" | keyof typeof emails;
export const roles: readonly Role[] = ["anonymous", "customer", "store", "admin"];

export type Person = {
  readonly role: Role;
  readonly told: Told;
  /** Undefined for the person who has none. */
  token(): Promise<string | undefined>;
  /** Signs in again. */
  enter(): Promise<void>;
  /** Opens the sessions again that were ended, and the account that was closed. Signing in again each time takes longer than all the rest. */
  reopen(): Promise<void>;
};

const own = memory();

// One sign-in after another: the library knows one person at a time.
let last: Promise<unknown> = Promise.resolve();

/** The keys of those who have an authenticator app. */
const secrets = new Map<string, string>();

/** Each code is good once, so time goes on to the next one. */
const nextCode = ({ clock }: Cloud, secret: string): string => {
  clock.moveTo(clock.now() + stepSeconds * 1000);
  return codeAt(secret, clock.now() / 1000);
};

const enter = async (cloud: Cloud, email: string): Promise<void> => {
  // Others who are signed in stay so.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(own);
  await auth.signOut();
  const { password } = cloud.accounts.find((account) => account.email === email)!;
  const { isSignedIn } = await auth.signIn({ username: email, password });
  const secret = secrets.get(email);
  if (isSignedIn || secret === undefined) return;
  await auth.confirmSignIn({ challengeResponse: nextCode(cloud, secret) });
};

/** Without a second factor an administrator is none. */
const setUpAdministrator = async (cloud: Cloud): Promise<void> => {
  await enter(cloud, emails.admin);
  const { sharedSecret } = await auth.setUpTOTP();
  await auth.verifyTOTPSetup({ code: nextCode(cloud, sharedSecret) });
  await auth.updateMFAPreference({ totp: "PREFERRED" });
  secrets.set(emails.admin, sharedSecret);
};

const signIn = (cloud: Cloud, email: string): Promise<{ token: string; userId: string }> => {
  const signedIn = last.then(async () => {
    await enter(cloud, email);
    const token = (await auth.fetchAuthSession()).tokens!.accessToken;
    return { token: token.toString(), userId: token.payload.sub! };
  });
  last = signedIn.catch(() => undefined);
  return signedIn;
};

/** Two bikes for everybody who can have some, of which others can speak too. */
const giveBikes = async (cloud: Cloud, role: Role, email: string, told: Told): Promise<void> => {
  const { userId: ownerId } = await signIn(cloud, email);
  const { TableNames = [] } = await new DynamoDBClient({}).send(new ListTablesCommand({}));
  const table = openTable(TableNames[0]!, system);
  for (const number of [1, 2, 3]) {
    const [id, qrUid] = [system.newId("bike"), crypto.randomUUID()];
    const frameNumber = `FZ${role.toUpperCase()}${number}4711`;
    const bike = aBike({ id, ownerId, qrUid, frameNumber, batterySerialNumber: `BAT${number}` });
    await table.transact(bikeWrites(bike, system.newId("event"), true));
    told.learn({ bikeId: id, uid: qrUid, frameNumber, q: frameNumber, userId: ownerId });
  }
};

const personOf = (cloud: Cloud, role: Role): Person => {
  let token: string | undefined;
  let userId = "";
  let since = 0;
  return {
    role,
    told: new Told(),
    token: async () => {
      if (role === "anonymous") return undefined;
      if (token === undefined || cloud.clock.now() - since > renewedAfter) {
        ({ token, userId } = await signIn(cloud, emails[role]));
        since = cloud.clock.now();
      }
      return token;
    },
    enter: async () => {
      if (role !== "anonymous") await signIn(cloud, emails[role]);
    },
    reopen: async () => {
      const { TableNames = [] } = await new DynamoDBClient({}).send(new ListTablesCommand({}));
      await openTable(TableNames[0]!, system).transact([remove(keys.sessions(userId))]);
    },
  };
};

/** One of each kind of caller, with what is theirs. */
export const peopleOf = async (cloud: Cloud): Promise<Person[]> => {
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await (
    await fetch(`${cloud.url}/config.json`)
  ).json();
  const loginWith = { email: true };
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint, loginWith } } });
  await setUpAdministrator(cloud);
  const people = roles.map((role) => personOf(cloud, role));
  for (const { role, told } of people)
    if (role !== "anonymous") await giveBikes(cloud, role, emails[role], told);
  return people;
};
