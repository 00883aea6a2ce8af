import {
  AdminUpdateUserAttributesCommand,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import type { SetPoolEmail } from "./pool-email.ts";

type Logger = { readonly error: (message: string, details: object) => void };

/** Sets a verified address in the user pool. Only logs a failure, so that it blocks nobody. */
export const cognitoEmail =
  (cognito: CognitoIdentityProviderClient, UserPoolId: string, logger: Logger): SetPoolEmail =>
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
