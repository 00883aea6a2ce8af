import { toList } from "#local/aws/cognito/attributes.ts";
import type { User } from "#local/aws/cognito/users.ts";

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

/** The shape of a user in lists and AdminCreateUser. */
export const userType = (user: User): object => ({
  ...userState(user),
  Attributes: toList(user.sub, user.attributes),
});

/** The shape of a user in AdminGetUser. */
export const userDetails = (user: User): object => ({
  ...userState(user),
  UserAttributes: toList(user.sub, user.attributes),
  ...mfaSettings(user),
});
