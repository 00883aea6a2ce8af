import type { Operation } from "#local/cognito/pool-context.ts";

import * as account from "./account.ts";
import { adminCreateUser } from "./admin-create-user.ts";
import * as groups from "./admin-groups.ts";
import * as users from "./admin-users.ts";
import { confirmForgotPassword, forgotPassword } from "./forgotten-password.ts";
import { initiateAuth } from "./initiate-auth.ts";
import { listUsers } from "./list-users.ts";
import * as passkeys from "./passkeys.ts";
import { getTokensFromRefreshToken, globalSignOut, revokeToken } from "./refresh-tokens.ts";
import { respondToAuthChallenge } from "./respond-to-auth-challenge.ts";
import { confirmSignUp, resendConfirmationCode, signUp } from "./sign-up.ts";
import {
  adminSetUserMfaPreference,
  associateSoftwareToken,
  setUserMfaPreference,
  verifySoftwareToken,
} from "./software-token.ts";

/** What anybody may call: each checks its own code, session or token. */
export const publicOperations = new Map<string, Operation>([
  ["SignUp", signUp],
  ["ConfirmSignUp", confirmSignUp],
  ["ResendConfirmationCode", resendConfirmationCode],
  ["InitiateAuth", initiateAuth],
  ["RespondToAuthChallenge", respondToAuthChallenge],
  ["GetTokensFromRefreshToken", getTokensFromRefreshToken],
  ["RevokeToken", revokeToken],
  ["GlobalSignOut", globalSignOut],
  ["ForgotPassword", forgotPassword],
  ["ConfirmForgotPassword", confirmForgotPassword],
  ["ChangePassword", account.changePassword],
  ["GetUser", account.getUser],
  ["UpdateUserAttributes", account.updateUserAttributes],
  ["GetUserAttributeVerificationCode", account.getUserAttributeVerificationCode],
  ["VerifyUserAttribute", account.verifyUserAttribute],
  ["DeleteUser", account.deleteUser],
  ["AssociateSoftwareToken", associateSoftwareToken],
  ["VerifySoftwareToken", verifySoftwareToken],
  ["SetUserMFAPreference", setUserMfaPreference],
  ["StartWebAuthnRegistration", passkeys.startRegistration],
  ["CompleteWebAuthnRegistration", passkeys.completeRegistration],
  ["ListWebAuthnCredentials", passkeys.listCredentials],
  ["DeleteWebAuthnCredential", passkeys.deleteCredential],
]);

/** What needs a request signed with the account's credentials. */
export const signedOperations = new Map<string, Operation>([
  ["AdminCreateUser", adminCreateUser],
  ["AdminSetUserPassword", users.adminSetUserPassword],
  ["AdminGetUser", users.adminGetUser],
  ["AdminUpdateUserAttributes", users.adminUpdateUserAttributes],
  ["AdminSetUserMFAPreference", adminSetUserMfaPreference],
  ["AdminUserGlobalSignOut", users.adminUserGlobalSignOut],
  ["AdminDisableUser", users.adminDisableUser],
  ["AdminEnableUser", users.adminEnableUser],
  ["AdminDeleteUser", users.adminDeleteUser],
  ["AdminAddUserToGroup", groups.adminAddUserToGroup],
  ["AdminRemoveUserFromGroup", groups.adminRemoveUserFromGroup],
  ["AdminListGroupsForUser", groups.adminListGroupsForUser],
  ["ListUsers", listUsers],
  ["ListUsersInGroup", groups.listUsersInGroup],
]);
