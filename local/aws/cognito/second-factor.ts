import { CognitoError } from "./errors.ts";
import type { Realm } from "./realm.ts";
import { totpStep } from "./totp.ts";
import type { User } from "./users.ts";

const tooManyAttempts = (): CognitoError =>
  new CognitoError("TooManyFailedAttemptsException", "Too many failed attempts, please try after some time.");

/**
 * Returns the time step of a right code, undefined for a wrong one; throws TooManyFailedAttemptsException, or
 * ExpiredCodeException for a used code.
 */
const useTotp = (realm: Realm, user: User, secret: string, code: string): number | undefined => {
  realm.limits.spend("totp-guess", user.sub, tooManyAttempts);
  const step = totpStep(secret, code, realm.clock.now());
  if (step === undefined) return undefined;
  if (user.totp?.secret === secret && step <= user.totp.lastStep) {
    throw new CognitoError("ExpiredCodeException", "Your software token has already been used once.");
  }
  realm.limits.forgive("totp-guess", user.sub);
  return step;
};

/** Uses a sign-in code; throws CodeMismatchException if it is wrong, and the user may retry. */
export const redeemTotp = (realm: Realm, user: User, code: string): void => {
  const { totp } = user;
  const step = totp === undefined ? undefined : useTotp(realm, user, totp.secret, code);
  if (totp === undefined || step === undefined) {
    throw new CognitoError("CodeMismatchException", "Invalid code received for user");
  }
  realm.users.update(user.sub, () => ({ totp: { ...totp, lastStep: step } }));
};

/** Stores a new secret once a code proves that the authenticator has it. */
export const adoptTotp = (
  realm: Realm,
  user: User,
  proof: { secret: string; code: string },
  enabled: boolean,
): void => {
  const step = useTotp(realm, user, proof.secret, proof.code);
  if (step === undefined) throw new CognitoError("EnableSoftwareTokenMFAException", "Code mismatch");
  const totp = { secret: proof.secret, enabled, lastStep: step };
  realm.users.update(user.sub, () => ({ totp, pendingTotp: undefined }));
};
