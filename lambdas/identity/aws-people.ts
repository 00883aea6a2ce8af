import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminSetUserPasswordCommand,
  type AdminGetUserCommandOutput,
  type CognitoIdentityProviderClient,
  ForgotPasswordCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { cognitoRemoval } from "#lambdas/identity/aws-remove-user.ts";
import type { People } from "#lambdas/identity/people.ts";
import type { System } from "#lambdas/system.ts";

type Options = {
  readonly userPoolId: string;
  readonly clientId: string;
  readonly system: Pick<System, "bytes">;
};

const isCalled = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

const subOf = (attributes: AdminGetUserCommandOutput["UserAttributes"] = []): string => {
  const sub = attributes.find(({ Name }) => Name === "sub")?.Value;
  if (sub === undefined) throw new Error("The user pool answered with a user without a sub");
  return sub;
};

const finding = (cognito: CognitoIdentityProviderClient, UserPoolId: string): People["find"] => {
  const open = async (Username: string) => {
    try {
      return await cognito.send(new AdminGetUserCommand({ UserPoolId, Username }));
    } catch (error) {
      if (isCalled(error, "UserNotFoundException")) return undefined;
      throw error;
    }
  };
  return async (email) => {
    const found = await open(email);
    if (!found) return undefined;
    const userId = subOf(found.UserAttributes);
    const { Groups = [] } = await cognito.send(
      new AdminListGroupsForUserCommand({ UserPoolId, Username: userId, Limit: 1 }),
    );
    return { userId, confirmed: found.UserStatus !== "UNCONFIRMED", inGroup: Groups.length > 0 };
  };
};

const creating = (
  cognito: CognitoIdentityProviderClient,
  { userPoolId: UserPoolId, system }: Options,
): People["create"] => {
  const invite = async (email: string, name: string, locale: string) => {
    const attributes = { email, email_verified: "true", name, locale };
    const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
    const command = new AdminCreateUserCommand({
      UserPoolId,
      Username: email,
      UserAttributes,
      MessageAction: "SUPPRESS",
    });
    try {
      return await cognito.send(command);
    } catch (error) {
      if (isCalled(error, "UsernameExistsException")) return undefined;
      throw error;
    }
  };
  return async ({ email, name, language }) => {
    const created = await invite(email, name, language);
    if (!created) return undefined;
    const userId = subOf(created.User?.Attributes);
    // Without a password of its own the user could not ask for the code that chooses one.
    const Password = Buffer.from(system.bytes(32)).toString("base64url");
    await cognito.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username: userId, Password, Permanent: true }),
    );
    return userId;
  };
};

/** The web app's user pool. */
export const cognitoPeople = (cognito: CognitoIdentityProviderClient, options: Options): People => ({
  find: finding(cognito, options.userPoolId),
  create: creating(cognito, options),
  remove: cognitoRemoval(cognito, options.userPoolId),
  async welcome(userId, language) {
    const ClientMetadata = { occasion: "welcome", language };
    await cognito.send(
      new ForgotPasswordCommand({ ClientId: options.clientId, Username: userId, ClientMetadata }),
    );
  },
});
