import { randomUUID } from "node:crypto";
import * as z from "zod";
import {
  AttributeList,
  checkRequired,
  checkSchema,
  checkWritable,
  fromList,
} from "#local/aws/cognito/attributes.ts";
import { expiredCode } from "#local/aws/cognito/codes.ts";
import { CognitoError, invalidParameter, notAuthorized } from "#local/aws/cognito/errors.ts";
import { identify } from "#local/aws/cognito/identity.ts";
import { deliveryTo } from "#local/aws/cognito/mail.ts";
import { newPassword } from "#local/aws/cognito/passwords.ts";
import type { PoolClient } from "#local/aws/cognito/pool.ts";
import type { Realm } from "#local/aws/cognito/realm.ts";
import { triggerAttributes } from "#local/aws/cognito/triggers.ts";
import type { User } from "#local/aws/cognito/users.ts";
import { Metadata, operation } from "#local/aws/cognito/pool-context.ts";

type By = { realm: Realm; client: PoolClient; clientMetadata: Metadata };

const Admission = z.object({
  autoConfirmUser: z.boolean().nullish(),
  autoVerifyEmail: z.boolean().nullish(),
});

const SignUp = z.object({
  ClientId: z.string(),
  Username: z.string(),
  Password: z.string().default(""),
  UserAttributes: AttributeList.optional(),
  ValidationData: AttributeList.optional(),
  ClientMetadata: Metadata,
});

const confirm = async ({ realm, client, clientMetadata }: By, user: User): Promise<User> => {
  const confirmed = realm.users.update(user.sub, () => ({ status: "CONFIRMED" }));
  await realm.triggers.run(
    "PostConfirmation",
    {
      source: "PostConfirmation_ConfirmSignUp",
      userName: user.sub,
      clientId: client.clientId,
      request: { userAttributes: triggerAttributes(confirmed), clientMetadata },
      response: {},
    },
    z.unknown(),
  );
  return confirmed;
};

const checkNew = (realm: Realm, email: string): void => {
  if (realm.users.find(email) === undefined) return;
  throw new CognitoError("UsernameExistsException", "User already exists");
};

const admit = (
  { realm, client, clientMetadata }: By,
  newcomer: { sub: string; attributes: Record<string, string>; validationData: Record<string, string> },
): Promise<z.output<typeof Admission>> => {
  const { sub, attributes, validationData } = newcomer;
  const call = {
    source: "PreSignUp_SignUp",
    userName: sub,
    clientId: client.clientId,
    request: { userAttributes: attributes, validationData, clientMetadata },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  };
  return realm.triggers.run("PreSignUp", call, Admission);
};

const sendSignUpCode = async (by: By, user: User, kind: "SignUp" | "ResendCode"): Promise<object> => {
  const code = by.realm.codes.issue(user.sub, "sign-up");
  const { clientMetadata } = by;
  await by.realm.sendMessage({ kind, user, clientId: by.client.clientId, code, clientMetadata });
  return { CodeDeliveryDetails: deliveryTo(user.attributes["email"] ?? "") };
};

export const signUp = operation(SignUp, async (context, input) => {
  const { realm, client } = context.ofClient(input.ClientId);
  if (realm.pool.adminCreatesOnly === true) {
    throw notAuthorized("SignUp is not permitted for this user pool");
  }
  const by = { realm, client, clientMetadata: input.ClientMetadata };
  const given = fromList(input.UserAttributes);
  checkWritable(client, given);
  const attributes = { ...given, email: given["email"] ?? input.Username };
  if (attributes.email.toLowerCase() !== input.Username.toLowerCase()) {
    throw invalidParameter("Username should be the email of the user.");
  }
  checkSchema(realm.pool, attributes);
  checkRequired(realm.pool, attributes);
  const sub = randomUUID();
  const password = newPassword(realm, sub, input.Password);
  checkNew(realm, attributes.email);
  const admission = await admit(by, { sub, attributes, validationData: fromList(input.ValidationData) });
  const email_verified = String(admission.autoVerifyEmail === true);
  const created = realm.users.create({
    sub,
    status: "UNCONFIRMED",
    attributes: { ...attributes, email_verified },
    password,
  });
  if (admission.autoConfirmUser !== true) {
    return { UserConfirmed: false, UserSub: sub, ...(await sendSignUpCode(by, created, "SignUp")) };
  }
  await confirm(by, created);
  return { UserConfirmed: true, UserSub: sub };
});

const Confirmation = z.object({
  ClientId: z.string(),
  Username: z.string(),
  ConfirmationCode: z.string(),
  ClientMetadata: Metadata,
});

export const confirmSignUp = operation(Confirmation, async (context, input) => {
  const { realm, client } = context.ofClient(input.ClientId);
  const { user } = identify(realm, client, input.Username);
  if (user === undefined) throw expiredCode();
  if (user.status !== "UNCONFIRMED") {
    throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  }
  realm.codes.redeem(user.sub, "sign-up", input.ConfirmationCode);
  const verified = realm.users.update(user.sub, ({ attributes }) => ({
    attributes: { ...attributes, email_verified: "true" },
  }));
  await confirm({ realm, client, clientMetadata: input.ClientMetadata }, verified);
  return {};
});

export const resendConfirmationCode = operation(
  z.object({ ClientId: z.string(), Username: z.string(), ClientMetadata: Metadata }),
  async (context, input) => {
    const { realm, client } = context.ofClient(input.ClientId);
    const { user, subject } = identify(realm, client, input.Username);
    if (user === undefined) {
      realm.codes.pretend(subject, "sign-up");
      return { CodeDeliveryDetails: deliveryTo(input.Username) };
    }
    if (user.status !== "UNCONFIRMED") throw invalidParameter("User is already confirmed.");
    return sendSignUpCode({ realm, client, clientMetadata: input.ClientMetadata }, user, "ResendCode");
  },
);
