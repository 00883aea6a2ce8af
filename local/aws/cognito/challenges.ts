import * as z from "zod";
import { missingAttributes } from "./attributes.ts";
import { CognitoError, notAuthorized } from "./errors.ts";
import type { PoolClient } from "./pool.ts";
import type { Realm } from "./realm.ts";
import type { Tokens } from "./tokens.ts";
import { triggerAttributes } from "./triggers.ts";
import type { User } from "./users.ts";
import type { Metadata } from "./pool-context.ts";

export type AuthAnswer =
  | { ChallengeName: string; Session: string | undefined; ChallengeParameters: Record<string, string> }
  | { ChallengeParameters: Record<string, string>; AuthenticationResult: Tokens & { RefreshToken?: string } };

type Entry = { realm: Realm; client: PoolClient; user: User; clientMetadata: Metadata };

type Proven = "password" | "new-password" | "second-factor" | "custom-challenge" | "passkey";

const checkMayEnter = (user: User, now: number): void => {
  if (!user.enabled) throw notAuthorized("User is disabled.");
  if (user.status === "UNCONFIRMED") {
    throw new CognitoError("UserNotConfirmedException", "User is not confirmed.");
  }
  if (user.status === "FORCE_CHANGE_PASSWORD" && (user.temporaryUntil ?? Infinity) <= now) {
    throw notAuthorized("Temporary password has expired and must be reset by an administrator.");
  }
};

const askNewPassword = ({ realm, client, user }: Entry): AuthAnswer => {
  const { pool, sessions } = realm;
  const { poolId } = pool;
  const missing = missingAttributes(pool, user.attributes).map((name) => `userAttributes.${name}`);
  return {
    ChallengeName: "NEW_PASSWORD_REQUIRED",
    Session: sessions.open({ poolId, clientId: client.clientId, subject: user.sub, step: "new-password" }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: JSON.stringify(missing),
      userAttributes: JSON.stringify(user.attributes),
    },
  };
};

const askSecondFactor = ({ realm, client, user }: Entry): AuthAnswer | undefined => {
  const { pool, sessions } = realm;
  const whose = { poolId: pool.poolId, clientId: client.clientId, subject: user.sub };
  if (pool.mfa === "OFF") return undefined;
  if (user.totp?.enabled === true) {
    return {
      ChallengeName: "SOFTWARE_TOKEN_MFA",
      Session: sessions.open({ ...whose, step: "totp" }),
      ChallengeParameters: { USER_ID_FOR_SRP: user.sub, FRIENDLY_DEVICE_NAME: "" },
    };
  }
  if (pool.mfa === "OPTIONAL") return undefined;
  return {
    ChallengeName: "MFA_SETUP",
    Session: sessions.open({ ...whose, step: "mfa-setup", secret: undefined, verified: false }),
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub, MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
  };
};

const issueTokens = async (entry: Entry, proven: Proven): Promise<AuthAnswer> => {
  const { realm, client, user, clientMetadata } = entry;
  const about = { userName: user.sub, clientId: client.clientId, response: {} };
  await realm.triggers.run(
    "PostAuthentication",
    {
      ...about,
      source: "PostAuthentication_Authentication",
      request: { userAttributes: triggerAttributes(user), newDeviceUsed: false, clientMetadata },
    },
    z.unknown(),
  );
  // Read again: the trigger may have added the user to a group or disabled the account.
  const current = realm.users.get(user.sub);
  checkMayEnter(current, realm.clock.now());
  const { signIn, refreshToken } = realm.signIns.start(user.sub, client);
  const source = proven === "new-password" ? "NewPasswordChallenge" : "Authentication";
  const tokens = await realm.mint({ user: current, client, signIn, source, clientMetadata });
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
};

export const proceed = async (entry: Entry, proven: Proven): Promise<AuthAnswer> => {
  checkMayEnter(entry.user, entry.realm.clock.now());
  if (proven === "password" && entry.user.status === "FORCE_CHANGE_PASSWORD") return askNewPassword(entry);
  const provesMore = proven === "second-factor" || proven === "custom-challenge";
  return (provesMore ? undefined : askSecondFactor(entry)) ?? issueTokens(entry, proven);
};
