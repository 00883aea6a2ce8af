import {
  AdminUpdateUserAttributesCommand,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import type { TellEmail } from "./pool-email.ts";

type Logger = { readonly error: (message: string, details: object) => void };

/** An address that was proved, to the user pool. Nobody is kept from their account by a pool that does not take it now. */
export const cognitoEmail =
  (cognito: CognitoIdentityProviderClient, UserPoolId: string, logger: Logger): TellEmail =>
  async (Username, email) => {
    const UserAttributes = [
      { Name: "email", Value: email },
      { Name: "email_verified", Value: "true" },
    ];
    try {
      await cognito.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes }));
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.name : typeof error;
      logger.error("The user pool was not told of an address", { poolUser: Username, reason });
      return false;
    }
  };
