import { randomUUID } from "node:crypto";
import * as z from "zod";
import { AttributeList, checkSchema, fromList } from "#local/aws/cognito/attributes.ts";
import { CognitoError, invalidParameter } from "#local/aws/cognito/errors.ts";
import { temporaryPassword } from "#local/aws/cognito/password-policy.ts";
import { newPassword } from "#local/aws/cognito/passwords.ts";
import type { Realm } from "#local/aws/cognito/realm.ts";
import { noClientId } from "#local/aws/cognito/triggers.ts";
import type { NewUser, User } from "#local/aws/cognito/users.ts";
import { Metadata, operation } from "#local/aws/cognito/pool-context.ts";
import { userType } from "./user-answers.ts";

const AdminCreateUser = z.object({
  UserPoolId: z.string(),
  Username: z.string(),
  UserAttributes: AttributeList.optional(),
  TemporaryPassword: z.string().optional(),
  MessageAction: z.enum(["RESEND", "SUPPRESS"]).optional(),
  ValidationData: AttributeList.optional(),
  ClientMetadata: Metadata,
});
type AdminCreateUser = z.output<typeof AdminCreateUser>;

const day = 86_400_000;

/** The user must change this password at sign-in before it expires. */
export const invited = (realm: Realm, sub: string, password: string) => ({
  status: "FORCE_CHANGE_PASSWORD" as const,
  password: newPassword(realm, sub, password),
  temporaryUntil: realm.clock.now() + realm.pool.adminInviteDays * day,
});

const admit = async (realm: Realm, user: Pick<NewUser, "sub" | "attributes">, input: AdminCreateUser) => {
  await realm.triggers.run(
    "PreSignUp",
    {
      source: "PreSignUp_AdminCreateUser",
      userName: user.sub,
      clientId: noClientId,
      request: {
        userAttributes: user.attributes,
        validationData: fromList(input.ValidationData),
        clientMetadata: input.ClientMetadata,
      },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    },
    z.unknown(),
  );
};

const inviteAgain = (realm: Realm, input: AdminCreateUser, password: string): User => {
  const user = realm.users.get(input.Username);
  if (user.status !== "FORCE_CHANGE_PASSWORD") {
    throw new CognitoError(
      "UnsupportedUserStateException",
      "Resend not possible. Status is not FORCE_CHANGE_PASSWORD",
    );
  }
  return realm.users.update(user.sub, () => invited(realm, user.sub, password));
};

const create = async (realm: Realm, input: AdminCreateUser, password: string): Promise<User> => {
  const given = fromList(input.UserAttributes);
  const attributes = { email_verified: "false", ...given, email: given["email"] ?? input.Username };
  checkSchema(realm.pool, attributes);
  if (attributes.email.toLowerCase() !== input.Username.toLowerCase()) {
    throw invalidParameter("Username should be the email of the user.");
  }
  if (realm.users.find(attributes.email) !== undefined) {
    throw new CognitoError("UsernameExistsException", "User account already exists");
  }
  const sub = randomUUID();
  const invitation = invited(realm, sub, password);
  await admit(realm, { sub, attributes }, input);
  return realm.users.create({ sub, attributes, ...invitation });
};

export const adminCreateUser = operation(AdminCreateUser, async (context, input) => {
  const realm = context.ofPool(input.UserPoolId);
  const password = input.TemporaryPassword ?? temporaryPassword(realm.pool);
  const again = input.MessageAction === "RESEND";
  const user = again ? inviteAgain(realm, input, password) : await create(realm, input, password);
  if (input.MessageAction !== "SUPPRESS") {
    await realm.sendMessage({
      kind: "AdminCreateUser",
      user,
      clientId: noClientId,
      code: password,
      clientMetadata: input.ClientMetadata,
    });
  }
  return { User: userType(user) };
});
