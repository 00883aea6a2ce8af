import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  InitiateAuthCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { poolId, scriptClient, type Harness } from "./harness.ts";

export const password = "cykelbud1";

/** Makes a confirmed user with `password` and returns the sub. */
export const createUser = async (pool: Harness, email: string): Promise<string> => {
  const client = pool.sdk();
  const { User } = await client.send(
    new AdminCreateUserCommand({
      UserPoolId: poolId,
      Username: email,
      MessageAction: "SUPPRESS",
      UserAttributes: [
        { Name: "email", Value: email },
        { Name: "email_verified", Value: "true" },
      ],
    }),
  );
  await client.send(
    new AdminSetUserPasswordCommand({
      UserPoolId: poolId,
      Username: email,
      Password: password,
      Permanent: true,
    }),
  );
  return User!.Username!;
};

export const start = (pool: Harness, email: string, secret = password, clientId = scriptClient) =>
  pool.client.send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: email, PASSWORD: secret },
    }),
  );

export const signIn = async (pool: Harness, email: string, clientId = scriptClient) => {
  const { AuthenticationResult } = await start(pool, email, password, clientId);
  return {
    accessToken: AuthenticationResult!.AccessToken!,
    refreshToken: AuthenticationResult!.RefreshToken!,
  };
};
