import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { system } from "#lambdas/platform/system.ts";
import { remove } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
import { configure, setUpAdministrator, signIn } from "#tests/local/sign-in.ts";
import { KnownValues } from "./send.ts";

/** Tokens live for fifteen minutes. */
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
  readonly told: KnownValues;
  token(): Promise<string | undefined>;
  enter(): Promise<void>;
  /** Reopens sessions and account in the table, because signing in again would take longer than the test itself. */
  reopen(): Promise<void>;
};

/** Gives three bikes to a person; others can refer to them too. */
const giveBikes = async (cloud: Cloud, role: Role, email: string, told: KnownValues): Promise<void> => {
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
    told: new KnownValues(),
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

export const peopleOf = async (cloud: Cloud): Promise<Person[]> => {
  await configure(cloud);
  await setUpAdministrator(cloud, emails.admin);
  const people = roles.map((role) => personOf(cloud, role));
  for (const { role, told } of people)
    if (role !== "anonymous") await giveBikes(cloud, role, emails[role], told);
  return people;
};
