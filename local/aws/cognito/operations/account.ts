import * as z from "zod";
import { AttributeList, checkWritable, fromList, readable, toList } from "#local/aws/cognito/attributes.ts";
import { changeAttributes, sendEmailCode, verifyEmail } from "#local/aws/cognito/change-attributes.ts";
import { invalidParameter } from "#local/aws/cognito/errors.ts";
import { acceptPassword, isPassword, newPassword } from "#local/aws/cognito/passwords.ts";
import { Metadata, operation } from "#local/aws/cognito/pool-context.ts";
import { mfaSettings } from "./user-answers.ts";

const AccessToken = z.string();

export const getUser = operation(z.object({ AccessToken }), async (context, input) => {
  const { client, user } = await context.ofAccessToken(input.AccessToken);
  const UserAttributes = toList(user.sub, readable(client, user.attributes));
  return { Username: user.sub, UserAttributes, ...mfaSettings(user) };
});

export const updateUserAttributes = operation(
  z.object({ AccessToken, UserAttributes: AttributeList, ClientMetadata: Metadata }),
  async (context, input) => {
    const { realm, client, user } = await context.ofAccessToken(input.AccessToken);
    const changes = fromList(input.UserAttributes);
    checkWritable(client, changes);
    const owner = { realm, user, clientId: client.clientId, clientMetadata: input.ClientMetadata };
    const delivery = await changeAttributes(owner, changes);
    return { CodeDeliveryDetailsList: delivery === undefined ? [] : [delivery] };
  },
);

const checkEmailAttribute = (name: string): void => {
  if (name !== "email") throw invalidParameter(`Attribute ${name} cannot be verified.`);
};

export const getUserAttributeVerificationCode = operation(
  z.object({ AccessToken, AttributeName: z.string(), ClientMetadata: Metadata }),
  async (context, input) => {
    const { realm, client, user } = await context.ofAccessToken(input.AccessToken);
    checkEmailAttribute(input.AttributeName);
    const owner = { realm, user, clientId: client.clientId, clientMetadata: input.ClientMetadata };
    const to = user.pendingEmail ?? user.attributes["email"] ?? "";
    return { CodeDeliveryDetails: await sendEmailCode(owner, "VerifyUserAttribute", to) };
  },
);

export const verifyUserAttribute = operation(
  z.object({ AccessToken, AttributeName: z.string(), Code: z.string() }),
  async (context, input) => {
    const { realm, user } = await context.ofAccessToken(input.AccessToken);
    checkEmailAttribute(input.AttributeName);
    verifyEmail(realm, user, input.Code);
    return {};
  },
);

export const changePassword = operation(
  z.object({ AccessToken, PreviousPassword: z.string(), ProposedPassword: z.string() }),
  async (context, input) => {
    const { realm, user } = await context.ofAccessToken(input.AccessToken);
    const identity = { user, subject: user.sub, password: user.password };
    acceptPassword(realm, identity, () => isPassword(realm, identity, input.PreviousPassword));
    const password = newPassword(realm, user.sub, input.ProposedPassword);
    realm.users.update(user.sub, () => ({ password }));
    return {};
  },
);

export const deleteUser = operation(z.object({ AccessToken }), async (context, input) => {
  const { realm, user } = await context.ofAccessToken(input.AccessToken);
  realm.signIns.revokeAll(user.sub);
  realm.users.delete(user.sub);
  return {};
});
