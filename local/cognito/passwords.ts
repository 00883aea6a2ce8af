import { wrongCredentials } from "./errors.ts";
import type { Identity } from "./identity.ts";
import { checkPasswordPolicy } from "./password-policy.ts";
import { poolName } from "./pool.ts";
import type { Realm } from "./realm.ts";
import { hashPassword, passwordMatches } from "./srp.ts";
import type { PasswordHash } from "./srp.ts";
import type { User } from "./users.ts";

/** Throws InvalidPasswordException where the pool's policy refuses it. */
export const newPassword = (realm: Realm, sub: string, password: string): PasswordHash => {
  checkPasswordPolicy(realm.pool, password);
  return hashPassword(poolName(realm.pool), sub, password);
};

export const isPassword = (realm: Realm, identity: Identity, password: string): boolean =>
  passwordMatches(poolName(realm.pool), identity.subject, password, identity.password);

/** The user whose password was proven; counts a wrong one and throws NotAuthorizedException, alike for unknown names. */
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
