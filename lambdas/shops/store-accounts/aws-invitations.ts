import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  type AttributeType,
  type CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Role } from "#contract/people/accounts.ts";
import type { KnownUser, NewStoreAccount, StoreInvitations } from "./store-accounts.ts";

const GroupName: Role = "store";

const valueOf = (attributes: readonly AttributeType[] | undefined, name: string): string | undefined =>
  attributes?.find(({ Name }) => Name === name)?.Value;

const subOf = (attributes: readonly AttributeType[] | undefined): string => {
  const sub = valueOf(attributes, "sub");
  if (sub === undefined) throw new Error("The user pool answered with a user without a sub");
  return sub;
};

const isCalled = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

type Pool = { readonly cognito: CognitoIdentityProviderClient; readonly UserPoolId: string };

const create = async (
  { cognito, UserPoolId }: Pool,
  { email, name, language, storeId }: NewStoreAccount,
): Promise<string | undefined> => {
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

const prepare = async (pool: Pool, account: NewStoreAccount): Promise<string | undefined> => {
  const created = await create(pool, account);
  if (created !== undefined) return created;
  const { cognito, UserPoolId } = pool;
  const { UserAttributes } = await cognito.send(
    new AdminGetUserCommand({ UserPoolId, Username: account.email }),
  );
  // Prepared by an interrupted or a parallel request for the same store.
  return valueOf(UserAttributes, "custom:storeId") === account.storeId ? subOf(UserAttributes) : undefined;
};

const find = async ({ cognito, UserPoolId }: Pool, Username: string): Promise<KnownUser | undefined> => {
  try {
    const { UserAttributes, UserStatus } = await cognito.send(
      new AdminGetUserCommand({ UserPoolId, Username }),
    );
    return {
      poolUser: subOf(UserAttributes),
      isOfStores: valueOf(UserAttributes, "custom:storeId") !== undefined,
      isWaiting: UserStatus === "FORCE_CHANGE_PASSWORD",
    };
  } catch (error) {
    if (isCalled(error, "UserNotFoundException")) return undefined;
    throw error;
  }
};

const invite = async ({ cognito, UserPoolId }: Pool, Username: string): Promise<void> => {
  await cognito.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));
  await cognito.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username,
      MessageAction: "RESEND",
      DesiredDeliveryMediums: ["EMAIL"],
    }),
  );
};

/** Cognito generates the password, which only the mail contains. */
export const cognitoInvitations = (
  cognito: CognitoIdentityProviderClient,
  UserPoolId: string,
): StoreInvitations => {
  const pool = { cognito, UserPoolId };
  return {
    prepare: (account) => prepare(pool, account),
    invite: (email) => invite(pool, email),
    find: (name) => find(pool, name),
  };
};
