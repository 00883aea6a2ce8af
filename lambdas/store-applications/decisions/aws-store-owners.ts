import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  type AttributeType,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Role } from "#contract/accounts.ts";
import type { NewOwner, StoreOwners } from "./store-owners.ts";

const GroupName: Role = "store";

const valueOf = (attributes: readonly AttributeType[] | undefined, name: string): string | undefined =>
  attributes?.find(({ Name }) => Name === name)?.Value;

const subOf = (attributes: readonly AttributeType[] | undefined): string => {
  const sub = valueOf(attributes, "sub");
  if (sub === undefined) throw new Error("The user pool answered with a user without a sub");
  return sub;
};

const isCalled = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/** The web app's user pool. Cognito makes the password up, and nobody but the reader of the mail sees it. */
export const cognitoStoreOwners = (
  cognito: CognitoIdentityProviderClient,
  UserPoolId: string,
): StoreOwners => {
  const create = async ({ email, name, language, storeId }: NewOwner): Promise<string | undefined> => {
    const attributes = { email, email_verified: "true", name, locale: language, "custom:storeId": storeId };
    const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
    const command = { UserPoolId, Username: email, UserAttributes, MessageAction: "SUPPRESS" } as const;
    try {
      const { User } = await cognito.send(new AdminCreateUserCommand(command));
      return subOf(User?.Attributes);
    } catch (error) {
      if (isCalled(error, "UsernameExistsException")) return undefined;
      throw error;
    }
  };
  return {
    async prepare(owner) {
      const created = await create(owner);
      if (created !== undefined) return created;
      const { UserAttributes } = await cognito.send(
        new AdminGetUserCommand({ UserPoolId, Username: owner.email }),
      );
      // Of an approval that came no further, or that goes on beside this one.
      return valueOf(UserAttributes, "custom:storeId") === owner.storeId ? subOf(UserAttributes) : undefined;
    },
    async invite(Username) {
      await cognito.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
      await cognito.send(
        new AdminCreateUserCommand({
          UserPoolId,
          Username,
          MessageAction: "RESEND",
          DesiredDeliveryMediums: ["EMAIL"],
        }),
      );
    },
  };
};
