import { type Operation, operation, Metadata } from "#local/aws/cognito/pool-context.ts";
import * as account from "./account.ts";
import { adminCreateUser } from "./admin-create-user.ts";
import * as groups from "./admin-groups.ts";
import * as users from "./admin-users.ts";
import { initiateAuth } from "./initiate-auth.ts";
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
import * as z from "zod";
import { invalidParameter, notAuthorized } from "#local/aws/cognito/errors.ts";
import type { User } from "#local/aws/cognito/users.ts";
import { pageOfUsers } from "./page-of-users.ts";
import { identify } from "#local/aws/cognito/identity.ts";
import { deliveryTo } from "#local/aws/cognito/mail.ts";
import { checkPasswordPolicy } from "#local/aws/cognito/password-policy.ts";
import { newPassword } from "#local/aws/cognito/passwords.ts";
import { triggerAttributes } from "#local/aws/cognito/triggers.ts";

const resettable = (user: User | undefined): User | undefined => {
  const isVerified = user?.attributes["email_verified"] === "true";
  return user?.enabled === true && user.status === "CONFIRMED" && isVerified ? user : undefined;
};

/** Responds the same, and as fast, for unknown users; the mail is sent after the response. */
const forgotPassword = operation(
  z.object({ ClientId: z.string(), Username: z.string(), ClientMetadata: Metadata }),
  (context, input) => {
    const { realm, client } = context.ofClient(input.ClientId);
    const identity = identify(realm, client, input.Username);
    const { subject } = identity;
    const user = resettable(identity.user);
    const address = identity.user?.attributes["email"] ?? input.Username;
    if (user === undefined) {
      realm.codes.pretend(subject, "reset-password");
      return { CodeDeliveryDetails: deliveryTo(address) };
    }
    const code = realm.codes.issue(subject, "reset-password");
    const { clientId } = client;
    const clientMetadata = input.ClientMetadata;
    realm.outbox.put({ kind: "ForgotPassword", user, clientId, code, clientMetadata });
    return { CodeDeliveryDetails: deliveryTo(address) };
  },
);

const NewPassword = z.object({
  ClientId: z.string(),
  Username: z.string(),
  ConfirmationCode: z.string(),
  Password: z.string(),
  ClientMetadata: Metadata,
});

const confirmForgotPassword = operation(NewPassword, async (context, input) => {
  const { realm, client } = context.ofClient(input.ClientId);
  const identity = identify(realm, client, input.Username);
  checkPasswordPolicy(realm.pool, input.Password);
  realm.codes.redeem(identity.subject, "reset-password", input.ConfirmationCode);
  const user = resettable(identity.user);
  if (user === undefined) throw notAuthorized("User password cannot be reset in the current state.");
  const password = newPassword(realm, user.sub, input.Password);
  const changed = realm.users.update(user.sub, () => ({ password }));
  realm.limits.clearPasswordLock(user.sub);
  await realm.triggers.run(
    "PostConfirmation",
    {
      source: "PostConfirmation_ConfirmForgotPassword",
      userName: user.sub,
      clientId: client.clientId,
      request: { userAttributes: triggerAttributes(changed), clientMetadata: input.ClientMetadata },
      response: {},
    },
    z.unknown(),
  );
  return {};
});

const searchable = (user: User): Record<string, string | undefined> => ({
  sub: user.sub,
  username: user.sub,
  status: user.enabled ? "Enabled" : "Disabled",
  "cognito:user_status": user.status,
  email: user.attributes["email"],
  name: user.attributes["name"],
  given_name: user.attributes["given_name"],
  family_name: user.attributes["family_name"],
  preferred_username: user.attributes["preferred_username"],
  phone_number: user.attributes["phone_number"],
});

/** Reads `name = "value"` (equal) or `name ^= "value"` (begins with). */
const parseFilter = (filter: string): ((user: User) => boolean) => {
  const [, name, operator, quoted] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter) ?? [];
  if (name === undefined || quoted === undefined) throw invalidParameter("Error while parsing filter.");
  const wanted = quoted.replaceAll(/\\(.)/g, "$1").toLowerCase();
  return (user) => {
    const value = searchable(user)[name]?.toLowerCase();
    return operator === "=" ? value === wanted : value?.startsWith(wanted) === true;
  };
};

const listUsers = operation(
  z.object({
    UserPoolId: z.string(),
    Filter: z.string().optional(),
    Limit: z.int().min(1).max(60).default(60),
    PaginationToken: z.string().optional(),
  }),
  (context, input) => {
    const { users } = context.ofPool(input.UserPoolId);
    const fits = input.Filter === undefined || input.Filter === "" ? () => true : parseFilter(input.Filter);
    const matching = users.list().filter(fits);
    const { Users, next: PaginationToken } = pageOfUsers(matching, input.Limit, input.PaginationToken);
    return { Users, PaginationToken };
  },
);

/** Operations that need no AWS credentials; each checks its own code, session or token. */
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
