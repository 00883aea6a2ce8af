import { wrongCredentials } from "./errors.ts";
import type { Identity } from "./identity.ts";
import { checkPasswordPolicy } from "./password-policy.ts";
import { poolName } from "./pool.ts";
import type { Realm } from "./realm.ts";
import { hashPassword, passwordMatches, type PasswordHash } from "./srp.ts";
import type { User } from "./users.ts";

/** Throws InvalidPasswordException if the pool's policy refuses it. */
export const newPassword = (realm: Realm, sub: string, password: string): PasswordHash => {
  checkPasswordPolicy(realm.pool, password);
  return hashPassword(poolName(realm.pool), sub, password);
};

export const isPassword = (realm: Realm, identity: Identity, password: string): boolean =>
  passwordMatches(poolName(realm.pool), identity.subject, password, identity.password);

/**
 * Checks the lock and the password; a wrong password or an unknown name counts and throws
 * NotAuthorizedException.
 */
export const acceptPassword = (
  realm: Realm,
  identity: Pick<Identity, "user" | "subject">,
  proves: () => boolean,
): User => {
  realm.limits.checkPasswordLock(identity.subject);
  const isRight = proves();
  if (!isRight || identity.user === undefined) {
    realm.limits.countWrongPassword(identity.subject);
    throw wrongCredentials();
  }
  realm.limits.clearPasswordLock(identity.subject);
  return identity.user;
};
