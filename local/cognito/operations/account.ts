import * as z from "zod";

import {
  AttributeList,
  checkMutable,
  checkSchema,
  checkWritable,
  fromList,
  mergeAttributes,
  toList,
} from "#local/cognito/attributes.ts";
import { invalidParameter } from "#local/cognito/errors.ts";
import { deliveryTo } from "#local/cognito/mail.ts";
import { acceptPassword, isPassword, newPassword } from "#local/cognito/passwords.ts";
import type { PoolClient } from "#local/cognito/pool.ts";
import type { Realm } from "#local/cognito/realm.ts";
import type { User } from "#local/cognito/users.ts";
import { Metadata, operation } from "#local/cognito/world.ts";

import { mfaSettings } from "./user-answers.ts";

const AccessToken = z.string();

export const getUser = operation(z.object({ AccessToken }), async (world, input) => {
  const { user } = await world.ofAccessToken(input.AccessToken);
  return { Username: user.sub, UserAttributes: toList(user), ...mfaSettings(user) };
});

type By = { realm: Realm; client: PoolClient; user: User; clientMetadata: Metadata };

const sendEmailCode = async (by: By, kind: "UpdateUserAttribute" | "VerifyUserAttribute") => {
  const { realm, client, user, clientMetadata } = by;
  const code = realm.codes.issue(user.sub, "verify-email");
  await realm.sendMessage({ kind, user, clientId: client.clientId, code, clientMetadata });
  return deliveryTo(user.attributes["email"] ?? "");
};

export const updateUserAttributes = operation(
  z.object({ AccessToken, UserAttributes: AttributeList, ClientMetadata: Metadata }),
  async (world, input) => {
    const { realm, client, user } = await world.ofAccessToken(input.AccessToken);
    const changes = fromList(input.UserAttributes);
    checkSchema(realm.pool, changes);
    checkWritable(client, changes);
    checkMutable(realm.pool, user.attributes, changes);
    const changed = realm.users.update(user.sub, ({ attributes }) => ({
      attributes: mergeAttributes(attributes, changes),
    }));
    if (changed.attributes["email"] === user.attributes["email"]) return { CodeDeliveryDetailsList: [] };
    const by = { realm, client, user: changed, clientMetadata: input.ClientMetadata };
    return { CodeDeliveryDetailsList: [await sendEmailCode(by, "UpdateUserAttribute")] };
  },
);

const checkEmailAttribute = (name: string): void => {
  if (name !== "email") throw invalidParameter(`Attribute ${name} cannot be verified.`);
};

export const getUserAttributeVerificationCode = operation(
  z.object({ AccessToken, AttributeName: z.string(), ClientMetadata: Metadata }),
  async (world, input) => {
    const { realm, client, user } = await world.ofAccessToken(input.AccessToken);
    checkEmailAttribute(input.AttributeName);
    const by = { realm, client, user, clientMetadata: input.ClientMetadata };
    return { CodeDeliveryDetails: await sendEmailCode(by, "VerifyUserAttribute") };
  },
);

export const verifyUserAttribute = operation(
  z.object({ AccessToken, AttributeName: z.string(), Code: z.string() }),
  async (world, input) => {
    const { realm, user } = await world.ofAccessToken(input.AccessToken);
    checkEmailAttribute(input.AttributeName);
    realm.codes.redeem(user.sub, "verify-email", input.Code);
    realm.users.update(user.sub, ({ attributes }) => ({
      attributes: { ...attributes, email_verified: "true" },
    }));
    return {};
  },
);

export const changePassword = operation(
  z.object({ AccessToken, PreviousPassword: z.string(), ProposedPassword: z.string() }),
  async (world, input) => {
    const { realm, user } = await world.ofAccessToken(input.AccessToken);
    const identity = { user, subject: user.sub, password: user.password };
    acceptPassword(realm, identity, () => isPassword(realm, identity, input.PreviousPassword));
    const password = newPassword(realm, user.sub, input.ProposedPassword);
    realm.users.update(user.sub, () => ({ password }));
    return {};
  },
);

export const deleteUser = operation(z.object({ AccessToken }), async (world, input) => {
  const { realm, user } = await world.ofAccessToken(input.AccessToken);
  realm.signIns.revokeAll(user.sub);
  realm.users.delete(user.sub);
  return {};
});
