import { toList } from "#local/cognito/attributes.ts";
import type { User } from "#local/cognito/users.ts";

const seconds = (milliseconds: number): number => milliseconds / 1000;

export const mfaSettings = (user: User): object =>
  user.totp?.enabled === true
    ? { UserMFASettingList: ["SOFTWARE_TOKEN_MFA"], PreferredMfaSetting: "SOFTWARE_TOKEN_MFA" }
    : {};

const userState = (user: User): object => ({
  Username: user.sub,
  Enabled: user.enabled,
  UserStatus: user.status,
  UserCreateDate: seconds(user.createdAt),
  UserLastModifiedDate: seconds(user.modifiedAt),
});

/** A user as lists and AdminCreateUser show it. */
export const userType = (user: User): object => ({
  ...userState(user),
  Attributes: toList(user.sub, user.attributes),
});

/** A user as AdminGetUser shows it. */
export const userDetails = (user: User): object => ({
  ...userState(user),
  UserAttributes: toList(user.sub, user.attributes),
  ...mfaSettings(user),
});
