import { createHmac } from "node:crypto";
import { userNotFound } from "./errors.ts";
import type { PoolClient } from "./pool.ts";
import type { Realm } from "./realm.ts";
import { type PasswordHash, elementOf } from "./srp.ts";
import type { User } from "./users.ts";

/** A user, or an unknown name with a made-up sub and password hash. */
export type Identity = { user: User | undefined; subject: string; password: PasswordHash };

const digest = (realm: Realm, purpose: string, name: string): string =>
  createHmac("sha256", realm.pepper).update(`${purpose}\n${name.toLowerCase()}`).digest("hex");

/** The same name always gets the same sub. */
const phantomSub = (realm: Realm, name: string): string => {
  const hex = digest(realm, "sub", name);
  const variant = "89ab"[Number.parseInt(hex.slice(16, 17), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
};

/** Derives a verifier that looks like a real one and takes no longer, so that no response reveals an unknown name. */
const phantomPassword = (realm: Realm, name: string): PasswordHash => {
  const salt = BigInt(`0x${digest(realm, "salt", name).slice(0, 32)}`).toString(16);
  return { salt, verifier: elementOf(digest(realm, "password", name)) };
};

/** Throws UserNotFoundException only if the client may reveal whether an account exists. */
export const identify = (realm: Realm, client: PoolClient, name: string): Identity => {
  const user = realm.users.find(name);
  if (user !== undefined) return { user, subject: user.sub, password: user.password };
  if (!client.preventUserExistenceErrors) throw userNotFound();
  return { user, subject: phantomSub(realm, name), password: phantomPassword(realm, name) };
};

/** Checks that `name` (sub or e-mail) is the user that a session or code was created for. */
export const isSubject = (realm: Realm, name: string, subject: string): boolean =>
  name === subject || (realm.users.find(name)?.sub ?? phantomSub(realm, name)) === subject;
