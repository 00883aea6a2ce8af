import { createCipheriv, createDecipheriv, createHmac } from "node:crypto";
import type { EidState, NewAccount } from "#contract/identity.ts";
import { collectOrder } from "#lambdas/identity/collect-order.ts";
import { createAccount } from "#lambdas/identity/create-account.ts";
import type { Eid, EidAnswer, EidEvidence, EidRequest, ProvedPerson } from "#lambdas/identity/eid.ts";
import type { IdentityContext } from "#lambdas/identity/identity-context.ts";
import type { KnownUser, NewUser, People } from "#lambdas/identity/people.ts";
import type { OwnOrder } from "#lambdas/identity/own-order.ts";
import { startRegistration } from "#lambdas/identity/start-registration.ts";
import { startSignIn } from "#lambdas/identity/start-sign-in.ts";
import type { Evidence } from "#lambdas/shared/signatures/evidence.ts";
import type { TellEmail } from "#lambdas/shared/mail/pool-email.ts";
import type { PersonalNumberCipher } from "#lambdas/shared/tokens/personal-numbers.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type Table, openTable } from "#lambdas/shared/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";
import { numberOf } from "./numbers.ts";

export const address = "192.0.2.7";
export const astrid = { personalNumber: numberOf("19850821"), name: "Astrid Öberg" };
export const bertil = { personalNumber: numberOf("19670527"), name: "Bertil Ek" };

export const aNewAccount = (over: Partial<NewAccount> = {}): NewAccount => ({
  email: "astrid@example.se",
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
export const aPool = () => {
  const users = new Map<string, User>();
  const told: string[] = [];
  const lockedOut: string[] = [];
  const withoutFactors: { poolUser: string; ticket: string }[] = [];
  const signedOut: string[] = [];
  const trouble: Record<"create" | "email", Error[]> = { create: [], email: [] };
  /** What happens elsewhere right before a user is made. */
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
  /** Does as the user pool does with an address that another user has. */
  const tellEmail: TellEmail = async (poolUser, email) => {
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
    tellEmail,
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

/** The use cases on a fresh table, with a scripted eID, a user pool in memory and a clock that moves when told to. */
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
    people: pool.people,
    tellEmail: pool.tellEmail,
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
  /** A browser of its own, so that tests do not meet each other's limits. */
  const elsewhere = (): string => `198.51.100.${(addresses += 1)}`;
  const prove = (person: ProvedPerson, ref = eid.requests.length, evidence = noEvidence): void =>
    void eid.answers.set(`ref-${ref}`, { status: "complete", person, evidence });
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
    /** The signatures that are kept, by their names. */
    kept,
    pool,
    logs,
    pass,
    prove,
    collect,
    create,
    /** Follows an order to its end: a registration says, once its person is identified, how to reach them. */
    finish: async (own: OwnOrder): Promise<EidState> => {
      const state = await collect(own);
      return state.state === "identified" ? create(own) : state;
    },
    /** An order to register that has been approved in the app but not collected; what `create` and `finish` say is kept with it. */
    approvedRegistration: async (over: Partial<NewAccount> = {}, person: ProvedPerson = astrid) => {
      const order = await startRegistration(context, "sv", elsewhere());
      accounts.set(order.orderId, aNewAccount(over));
      prove(person);
      return order;
    },
    approvedSignIn: async (person: ProvedPerson) => {
      const order = await startSignIn(context, elsewhere());
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
