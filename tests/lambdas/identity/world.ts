import { createCipheriv, createDecipheriv, createHmac } from "node:crypto";
import type { EidState, NewPerson } from "#contract/identity.ts";
import { collectOrder } from "#lambdas/identity/collect-order.ts";
import type { Eid, EidAnswer, EidRequest, ProvedPerson } from "#lambdas/identity/eid.ts";
import type { IdentityWorld } from "#lambdas/identity/identity-world.ts";
import type { KnownUser, NewUser, People } from "#lambdas/identity/people.ts";
import type { OwnOrder } from "#lambdas/identity/own-order.ts";
import { startRegistration } from "#lambdas/identity/start-registration.ts";
import { startSignIn } from "#lambdas/identity/start-sign-in.ts";
import type { PersonalNumberCipher } from "#lambdas/secrets/personal-numbers.ts";
import { put } from "#lambdas/table/actions.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import { type Table, openTable } from "#lambdas/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";
import { numberOf } from "#tests/lambdas/identity/numbers.ts";

export const address = "192.0.2.7";
export const astrid = { personalNumber: numberOf("19850821"), name: "Astrid Öberg" };
export const bertil = { personalNumber: numberOf("19670527"), name: "Bertil Ek" };

export const aNewPerson = (over: Partial<NewPerson> = {}): NewPerson => ({
  personalNumber: astrid.personalNumber,
  email: "astrid@example.se",
  emailRepeated: over.email ?? "astrid@example.se",
  phone: "+46701234567",
  language: "sv",
  ...over,
});

/** Opens only what was closed for the same owner. */
const aCipher = (): PersonalNumberCipher => {
  const key = Buffer.alloc(32, 7);
  const iv = Buffer.alloc(12, 3);
  return {
    async encrypt(owner, text) {
      const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(owner));
      return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString("base64");
    },
    async decrypt(owner, encrypted) {
      const bytes = Buffer.from(encrypted, "base64");
      const decipher = createDecipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(owner));
      decipher.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString();
    },
  };
};

/** An eID that answers as the test says, each outcome once. */
const aScriptedEid = () => {
  const requests: EidRequest[] = [];
  const cancelled: string[] = [];
  const answers = new Map<string, EidAnswer>();
  const trouble: { start: Error[]; collect: Error[] } = { start: [], collect: [] };
  let asked = 0;
  const eid: Eid = {
    async start(request) {
      requests.push(request);
      const error = trouble.start.shift();
      if (error) throw error;
      const orderRef = `ref-${requests.length}`;
      answers.set(orderRef, { status: "pending", hint: "outstandingTransaction" });
      return { orderRef, autoStartToken: "auto", qrStartToken: "token", qrStartSecret: "qr secret" };
    },
    async collect(orderRef) {
      asked += 1;
      const error = trouble.collect.shift();
      if (error) throw error;
      const answer = answers.get(orderRef);
      if (!answer) throw new Error("The outcome was told before");
      if (answer.status !== "pending") answers.delete(orderRef);
      return answer;
    },
    async cancel(orderRef) {
      cancelled.push(orderRef);
    },
  };
  return { eid, requests, cancelled, answers, trouble, asked: () => asked };
};

type User = NewUser & KnownUser;

/** A user pool in memory: an address has one user at most. */
const aPool = () => {
  const users = new Map<string, User>();
  const welcomed: string[] = [];
  const trouble: { create: Error[]; welcome: Error[] } = { create: [], welcome: [] };
  /** What happens elsewhere right before a user is made. */
  const hooks = { beforeCreate: (_email: string): Promise<unknown> => Promise.resolve() };
  let made = 0;
  const find = (email: string) => [...users.values()].find((user) => user.email === email);
  const people: People = {
    find: async (email) => find(email),
    async create(user) {
      await hooks.beforeCreate(user.email);
      if (find(user.email)) return undefined;
      made += 1;
      const userId = `user-${made}`;
      users.set(userId, { ...user, userId, confirmed: true, inGroup: false });
      const error = trouble.create.shift();
      if (error) throw error;
      return userId;
    },
    remove: async (userId) => void users.delete(userId),
    async welcome(userId) {
      const error = trouble.welcome.shift();
      if (error) throw error;
      welcomed.push(userId);
    },
  };
  const known = (user: Partial<User> & { userId: string; email: string }) =>
    users.set(user.userId, { name: "", language: "sv", confirmed: true, inGroup: false, ...user });
  return { people, hooks, users, known, welcomed, trouble, made: () => made };
};

/** The use cases on a fresh table, with a scripted eID, a user pool in memory and a clock that moves when told to. */
export const identityWorld = async () => {
  const { tableName, client } = await withTable();
  const eid = aScriptedEid();
  const pool = aPool();
  const logs: string[] = [];
  let now = noon;
  const system = aSystem(() => now);
  const table: Table = openTable(tableName, system, client);
  const log = (message: string, details?: object) =>
    void logs.push(JSON.stringify([message, details], (_key, it) => (it instanceof Error ? it.stack : it)));
  let secrets = 0;
  const world: IdentityWorld = {
    table,
    system: {
      ...system,
      bytes: (length) => {
        secrets += 1;
        return Buffer.alloc(length, secrets);
      },
    },
    eid: eid.eid,
    people: pool.people,
    cipher: aCipher(),
    seal: aCipher(),
    mac: async (digits) => createHmac("sha256", "key").update(digits).digest("base64url"),
    logger: { info: log, error: log },
  };
  const pass = (seconds: number): void => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  let addresses = 0;
  /** A browser of its own, so that tests do not meet each other's limits. */
  const elsewhere = (): string => `198.51.100.${(addresses += 1)}`;
  const prove = (person: ProvedPerson, ref = eid.requests.length): void =>
    void eid.answers.set(`ref-${ref}`, { status: "complete", person });
  const collect = (own: OwnOrder): Promise<EidState> => collectOrder(world, own);
  return {
    world,
    table,
    client,
    tableName,
    eid,
    pool,
    logs,
    pass,
    prove,
    collect,
    /** An order to register that has been approved in the app but not collected. */
    approvedRegistration: async (over: Partial<NewPerson> = {}, person: ProvedPerson = astrid) => {
      const typed = { personalNumber: person.personalNumber, ...over };
      const order = await startRegistration(world, aNewPerson(typed), elsewhere());
      prove(person);
      return order;
    },
    approvedSignIn: async (person: ProvedPerson) => {
      const order = await startSignIn(world, elsewhere());
      prove(person);
      return order;
    },
    profile: (userId: string) => table.get(keys.profile(userId), ProfileItem),
    holdPhone: (phone: string) =>
      table.transact([put(keys.phoneGuard(phone), "phoneGuard", { userId: "other" })]),
  };
};
export type Identity = Awaited<ReturnType<typeof identityWorld>>;

export const codeOf = async (promise: Promise<unknown>): Promise<unknown> => {
  const error = await promise.then(
    (value) => ({ value }),
    (failure: { code?: string; failure?: string; message: string }) => failure,
  );
  return "value" in error ? error.value : (error.code ?? error.failure ?? error.message);
};
