import { createCipheriv, createDecipheriv, createHmac } from "node:crypto";
import type { EidStart, EidState, NewAccount } from "#contract/people/identity.ts";
import { collectOrder } from "#lambdas/people/identity/collect-order.ts";
import { createAccount } from "#lambdas/people/identity/create-account.ts";
import type { Eid, EidAnswer, EidEvidence, EidRequest, ProvedPerson } from "#lambdas/people/identity/eid.ts";
import type { IdentityContext } from "#lambdas/people/identity/identity-context.ts";
import type { KnownUser, NewUser, People } from "#lambdas/people/identity/people.ts";
import type { OwnOrder } from "#lambdas/people/identity/own-order.ts";
import { startRegistration } from "#lambdas/people/identity/start-registration.ts";
import { startSignIn } from "#lambdas/people/identity/start-sign-in.ts";
import type { Evidence } from "#lambdas/people/signatures/evidence.ts";
import type { SetPoolEmail } from "#lambdas/people/mail/pool-email.ts";
import type { PersonalNumberCipher } from "#lambdas/people/personal-numbers.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type Table, openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";
import { numberOf } from "./services.ts";

export const byCode: EidStart = { way: "other-device", page: "/" };
export const address = "192.0.2.7";
export const astrid = { personalNumber: numberOf("19850821"), name: "Astrid Öberg" };
export const bertil = { personalNumber: numberOf("19670527"), name: "Bertil Ek" };

export const aNewAccount = (over: Partial<NewAccount> = {}): NewAccount => ({
  email: "astrid@example.se",
  phone: "+46701234567",
  language: "sv",
  documents: { terms: 1, privacy: 1 },
  ...over,
});

/** Decrypts only what was encrypted for the same owner. */
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

/** An eID with scripted outcomes, each returned once. */
const aScriptedEid = () => {
  const requests: EidRequest[] = [];
  const cancelled: string[] = [];
  const answers = new Map<string, EidAnswer>();
  const trouble: { start: Error[]; collect: Error[] } = { start: [], collect: [] };
  let calls = 0;
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
      calls += 1;
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
  return { eid, requests, cancelled, answers, trouble, asked: () => calls };
};

type User = NewUser & KnownUser;

/** A user pool in memory, with one user per address. */
export const aPool = () => {
  const users = new Map<string, User>();
  const told: string[] = [];
  const lockedOut: string[] = [];
  const withoutFactors: { poolUser: string; ticket: string }[] = [];
  const signedOut: string[] = [];
  const trouble: Record<"create" | "email", Error[]> = { create: [], email: [] };
  /** Runs right before a user is created. */
  const hooks = { beforeCreate: (_email: string): Promise<unknown> => Promise.resolve() };
  let made = 0;
  const find = (email: string) => [...users.values()].find((user) => user.email === email);
  const people: People = {
    find: async (email) => find(email),
    exists: async (poolUser) => users.has(poolUser),
    async create(user) {
      await hooks.beforeCreate(user.email);
      if (find(user.email)) return undefined;
      made += 1;
      const poolUser = `user-${made}`;
      users.set(poolUser, { ...user, poolUser, confirmed: true, inGroup: false });
      const error = trouble.create.shift();
      if (error) throw error;
      return poolUser;
    },
    remove: async (poolUser) => void users.delete(poolUser),
    lockOut: async (poolUser) => void lockedOut.push(poolUser),
    removeFactors: async (poolUser, ticket) => void withoutFactors.push({ poolUser, ticket }),
    signOut: async (poolUser) => void signedOut.push(poolUser),
  };
  const known = (user: Partial<User> & { poolUser: string; email: string }) =>
    users.set(user.poolUser, { name: "", language: "sv", confirmed: true, inGroup: false, ...user });
  /** Fails like the user pool for another user's address. */
  const setPoolEmail: SetPoolEmail = async (poolUser, email) => {
    const error = trouble.email.shift();
    if (error) throw error;
    const user = users.get(poolUser);
    if (!user || (find(email) ?? user).poolUser !== poolUser) return false;
    users.set(poolUser, { ...user, email });
    told.push(`${poolUser} ${email}`);
    return true;
  };
  return {
    people,
    setPoolEmail,
    lockedOut,
    withoutFactors,
    signedOut,
    hooks,
    users,
    known,
    told,
    trouble,
    made: () => made,
  };
};

const noEvidence: EidEvidence = { signature: "PHg+", ocspResponse: "b2s=" };

/** Use cases on a fresh table with a scripted eID, a user pool in memory and a movable clock. */
export const identityContext = async () => {
  const { tableName, client, config } = await withTable();
  const eid = aScriptedEid();
  const pool = aPool();
  const logs: string[] = [];
  let now = noon;
  const system = aSystem(() => now);
  const table: Table = openTable(tableName, system, client);
  const log = (message: string, details?: object) =>
    void logs.push(JSON.stringify([message, details], (_key, it) => (it instanceof Error ? it.stack : it)));
  const kept = new Map<string, Evidence>();
  let secrets = 0;
  const context: IdentityContext = {
    table: await tableInRoleOf("identity", { tableName, config }, system),
    system: {
      ...system,
      bytes: (length) => {
        secrets += 1;
        return Buffer.alloc(length, secrets);
      },
    },
    eid: eid.eid,
    siteOrigin: "https://cykelregistret.example",
    people: pool.people,
    signUps: "open",
    setPoolEmail: pool.setPoolEmail,
    cipher: aCipher(),
    seal: aCipher(),
    mac: async (digits) => createHmac("sha256", "key").update(digits).digest("base64url"),
    evidence: { keep: async (name, proof) => void kept.set(name, proof) },
    logger: { info: log, error: log },
  };
  const pass = (seconds: number): void => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  let addresses = 0;
  /** A unique browser, so that tests do not share limits. */
  const elsewhere = (): string => `198.51.100.${(addresses += 1)}`;
  const prove = (person: ProvedPerson, ref = eid.requests.length, evidence = noEvidence): void =>
    void eid.answers.set(`ref-${ref}`, { status: "complete", person, evidence, address });
  const collect = (own: OwnOrder): Promise<EidState> => collectOrder(context, own);
  const accounts = new Map<string, NewAccount>();
  const create = (own: OwnOrder, account = accounts.get(own.orderId) ?? aNewAccount()): Promise<EidState> =>
    createAccount(context, own, account);
  return {
    context,
    table,
    client,
    tableName,
    eid,
    /** The stored signatures by name. */
    kept,
    pool,
    logs,
    pass,
    prove,
    collect,
    create,
    /** Follows an order to its end; a registration enters contact details once identified. */
    finish: async (own: OwnOrder): Promise<EidState> => {
      const state = await collect(own);
      return state.state === "identified" ? create(own) : state;
    },
    /** A registration approved in the app but not collected yet, with the results of `create` and `finish`. */
    approvedRegistration: async (over: Partial<NewAccount> = {}, person: ProvedPerson = astrid) => {
      const order = await startRegistration(context, { ...byCode, language: "sv" }, elsewhere());
      accounts.set(order.orderId, aNewAccount(over));
      prove(person);
      return order;
    },
    approvedSignIn: async (person: ProvedPerson) => {
      const order = await startSignIn(context, byCode, elsewhere());
      prove(person);
      return order;
    },
    profile: (userId: string) => table.get(keys.profile(userId), ProfileItem),
    holdPhone: (phone: string) =>
      table.transact([put(keys.phoneGuard(phone), "phoneGuard", { userId: "other" })]),
  };
};
export type Identity = Awaited<ReturnType<typeof identityContext>>;

export const codeOf = async (promise: Promise<unknown>): Promise<unknown> => {
  const error = await promise.then(
    (value) => ({ value }),
    (failure: { code?: string; failure?: string; message: string }) => failure,
  );
  return "value" in error ? error.value : (error.code ?? error.failure ?? error.message);
};
