import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { cognitoInvitations } from "./aws-invitations.ts";
import type { StoreAccounts } from "./store-accounts.ts";

/** For functions with the rights to sign users out and delete them. */
export const cognitoStoreAccounts = (
  cognito: CognitoIdentityProviderClient,
  UserPoolId: string,
): StoreAccounts => ({
  ...cognitoInvitations(cognito, UserPoolId),
  async signOut(Username) {
    await cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
  },
  async forget(Username) {
    await cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
  },
});
