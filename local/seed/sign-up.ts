import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  UsernameExistsException,
} from "@aws-sdk/client-cognito-identity-provider";
import type { AttributeType, CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";

import type { SeededAccount } from "#local/overview/overview.ts";

const subOf = (attributes: readonly AttributeType[] | undefined): string => {
  const sub = attributes?.find(({ Name }) => Name === "sub")?.Value;
  if (sub === undefined) throw new Error("The user pool gave an account no sub.");
  return sub;
};

const create = async (cognito: CognitoIdentityProviderClient, UserPoolId: string, account: SeededAccount) => {
  const Username = account.email;
  const attributes = { email: account.email, email_verified: "true", name: account.name, locale: "sv" };
  try {
    const { User } = await cognito.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username,
        MessageAction: "SUPPRESS",
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      }),
    );
    return subOf(User?.Attributes);
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error;
    const { UserAttributes } = await cognito.send(new AdminGetUserCommand({ UserPoolId, Username }));
    return subOf(UserAttributes);
  }
};

/** Makes a confirmed account with its group and store and returns its `sub`; resets the password of an existing one. */
export const signUp = async (
  cognito: CognitoIdentityProviderClient,
  userPoolId: string,
  account: SeededAccount,
  storeId: string | undefined,
): Promise<string> => {
  const sub = await create(cognito, userPoolId, account);
  const user = { UserPoolId: userPoolId, Username: account.email };
  await cognito.send(
    new AdminSetUserPasswordCommand({ ...user, Password: account.password, Permanent: true }),
  );
  await cognito.send(new AdminAddUserToGroupCommand({ ...user, GroupName: account.role }));
  const UserAttributes = [{ Name: "custom:storeId", Value: storeId }];
  if (storeId !== undefined)
    await cognito.send(new AdminUpdateUserAttributesCommand({ ...user, UserAttributes }));
  return sub;
};
