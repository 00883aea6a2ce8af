import * as z from "zod";
import type { Clock } from "#local/cloud.ts";
import type { Records } from "#local/state/records.ts";
import { CognitoError, aliasExists, userNotFound } from "./errors.ts";

const Passkey = z.object({
  /** Chosen by the authenticator; base64url, like `publicKey`. */
  id: z.string(),
  publicKey: z.string(),
  /** The authenticator's signature counter; 0 if it does not count. */
  counter: z.number(),
  name: z.string(),
  attachment: z.string().optional(),
  transports: z.array(z.string()),
  createdAt: z.number(),
});
export type Passkey = z.output<typeof Passkey>;

export const User = z.object({
  sub: z.string(),
  status: z.enum(["UNCONFIRMED", "CONFIRMED", "FORCE_CHANGE_PASSWORD"]),
  enabled: z.boolean(),
  attributes: z.record(z.string(), z.string()),
  groups: z.array(z.string()),
  password: z.object({ salt: z.string(), verifier: z.string() }),
  /** Epoch milliseconds; set for temporary passwords only. */
  temporaryUntil: z.number().optional(),
  /** `lastStep` is the last used time step, so that no code works twice. */
  totp: z.object({ secret: z.string(), enabled: z.boolean(), lastStep: z.number() }).optional(),
  pendingEmail: z.string().optional(),
  pendingTotp: z.string().optional(),
  passkeys: z.array(Passkey).optional(),
  pendingPasskey: z.object({ challenge: z.string(), clientId: z.string(), until: z.number() }).optional(),
  createdAt: z.number(),
  modifiedAt: z.number(),
});
export type User = z.output<typeof User>;

export type NewUser = Pick<User, "sub" | "status" | "attributes" | "password" | "temporaryUntil">;

export type Users = {
  /** Finds a user by sub, or by e-mail in any case. */
  find(name: string): User | undefined;
  /** As `find`, but throws UserNotFoundException. */
  get(name: string): User;
  /** Throws UsernameExistsException if the e-mail is taken. */
  create(user: NewUser): User;
  /** Applies a change to the current user; throws AliasExistsException if a new e-mail is taken. */
  update(sub: string, change: (user: User) => Partial<User>): User;
  delete(sub: string): void;
  /** Oldest first. */
  list(): User[];
};

type UserRecords = {
  bySub(sub: string): User | undefined;
  byEmail(email: string): User | undefined;
  put(user: User): User;
  deleteUser(sub: string): void;
  deleteEmail(email: string | undefined): void;
  list(): User[];
};

const openUserRecords = (records: Records, poolId: string): UserRecords => {
  const emailKey = (email: string): string => `${poolId}/${email.toLowerCase()}`;
  const bySub = (sub: string): User | undefined => {
    const stored = records.get("user", `${poolId}/${sub}`);
    return stored === undefined ? undefined : User.parse(stored);
  };
  return {
    bySub,
    // An alias counts only while its user still has that e-mail, so an interrupted write does no harm.
    byEmail: (email) => {
      const sub = records.get("email", emailKey(email));
      const user = typeof sub === "string" ? bySub(sub) : undefined;
      return user?.attributes["email"]?.toLowerCase() === email.toLowerCase() ? user : undefined;
    },
    put: (user) => {
      const email = user.attributes["email"];
      if (email !== undefined) records.put("email", emailKey(email), user.sub);
      records.put("user", `${poolId}/${user.sub}`, user);
      return user;
    },
    deleteUser: (sub) => records.delete("user", `${poolId}/${sub}`),
    deleteEmail: (email) => {
      if (email !== undefined) records.delete("email", emailKey(email));
    },
    list: () => records.list("user", `${poolId}/`).map(({ value }) => User.parse(value)),
  };
};

const createUsers = (records: UserRecords, clock: Clock): Users => {
  const find = (name: string): User | undefined => records.bySub(name) ?? records.byEmail(name);
  const get = (name: string): User => {
    const user = find(name);
    if (user === undefined) throw userNotFound();
    return user;
  };
  const isTaken = (user: Pick<User, "sub" | "attributes">): boolean => {
    const owner = records.byEmail(user.attributes["email"] ?? "");
    return owner !== undefined && owner.sub !== user.sub;
  };
  return {
    find,
    get,
    create: (user) => {
      if (isTaken(user)) throw new CognitoError("UsernameExistsException", "User already exists");
      const now = clock.now();
      return records.put({ ...user, enabled: true, groups: [], createdAt: now, modifiedAt: now });
    },
    update: (sub, change) => {
      const before = get(sub);
      const after = { ...before, ...change(before), modifiedAt: clock.now() };
      if (isTaken(after)) throw aliasExists();
      records.put(after);
      const oldEmail = before.attributes["email"];
      if (oldEmail?.toLowerCase() !== after.attributes["email"]?.toLowerCase()) records.deleteEmail(oldEmail);
      return after;
    },
    delete: (sub) => {
      const email = records.bySub(sub)?.attributes["email"];
      records.deleteUser(sub);
      records.deleteEmail(email);
    },
    list: () => records.list().sort((a, b) => a.createdAt - b.createdAt || (a.sub < b.sub ? -1 : 1)),
  };
};

export const openUsers = (records: Records, poolId: string, clock: Clock): Users =>
  createUsers(openUserRecords(records, poolId), clock);
