import {
  AdminDeleteUserCommand,
  AdminUserGlobalSignOutCommand,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { cognitoInvitations } from "./aws-invitations.ts";
import type { StoreAccounts } from "./store-accounts.ts";

/** The web app's user pool, for those who may also send people away. */
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
