import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { Amplify } from "aws-amplify";
import * as auth from "aws-amplify/auth";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { signInPurpose } from "#contract/people/sign-in-purpose.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { publicOperations } from "#local/aws/cognito/operations/table.ts";
import { withCloud } from "#tests/cloud.ts";

const email = "lisa@example.se";
const password = "cykel-i-snön-4711";
let cloud: Cloud;
let pool: { userPoolId: string; userPoolClientId: string; userPoolEndpoint: string };

beforeAll(async () => {
  cloud = await withCloud({ seed: false });
  pool = await (await fetch(`${cloud.url}/config.json`)).json();
  Amplify.configure({ Auth: { Cognito: { ...pool, loginWith: { email: true } } } });
  const user = { UserPoolId: pool.userPoolId, Username: email };
  const cognito = new CognitoIdentityProviderClient({});
  const attributes = { email, email_verified: "true", name: "Lisa Läcka" };
  await cognito.send(
    new AdminCreateUserCommand({
      ...user,
      MessageAction: "SUPPRESS",
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    }),
  );
  await cognito.send(new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }));
});
afterAll(() => cloud.close());

const signIn = async (purpose?: string): Promise<string> => {
  await auth.signOut();
  const options = purpose === undefined ? {} : { clientMetadata: { for: purpose } };
  await auth.signIn({ username: email, password, options });
  return (await auth.fetchAuthSession()).tokens!.accessToken.toString();
};

/** Sends raw requests as a thief would. */
const ask = async (operation: string, input: object) => {
  const response = await fetch(pool.userPoolEndpoint, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(input),
  });
  return { status: response.status, type: (await response.json()).__type as string | undefined };
};

const inputs: Readonly<Record<string, object>> = {
  ChangePassword: { PreviousPassword: password, ProposedPassword: "någon-annans-4711" },
  UpdateUserAttributes: { UserAttributes: [{ Name: "email", Value: "tjuv@example.se" }] },
  GetUserAttributeVerificationCode: { AttributeName: "email" },
  VerifyUserAttribute: { AttributeName: "email", Code: "123456" },
  VerifySoftwareToken: { UserCode: "123456" },
  SetUserMFAPreference: { SoftwareTokenMfaSettings: { Enabled: false } },
  DeleteWebAuthnCredential: { CredentialId: "any" },
};
const withoutToken = new Set([
  "SignUp",
  "ConfirmSignUp",
  "ResendConfirmationCode",
  "InitiateAuth",
  "RespondToAuthChallenge",
  "GetTokensFromRefreshToken",
  "RevokeToken",
  "ForgotPassword",
  "ConfirmForgotPassword",
]);
const withToken = [...publicOperations.keys()].filter((name) => !withoutToken.has(name));

describe("A leaked access token", () => {
  it.each(withToken)("gives no access to the account: %s", async (operation) => {
    const AccessToken = await signIn();
    const { status, type } = await ask(operation, { AccessToken, ...inputs[operation] });
    expect([400, 403]).toContain(status);
    expect(type).toMatch(/NotAuthorizedException|ForbiddenException|InvalidParameterException/);
  });

  it("gives no access after a renewal with the purpose of the settings either", async () => {
    await signIn(signInPurpose);
    const { tokens } = await auth.fetchAuthSession({ forceRefresh: true });
    expect(tokens!.accessToken.payload["scope"]).toBe("");
  });

  it("leaves the account unchanged", async () => {
    const found = await new CognitoIdentityProviderClient({}).send(
      new AdminGetUserCommand({ UserPoolId: pool.userPoolId, Username: email }),
    );
    expect(found.UserAttributes).toContainEqual({ Name: "email", Value: email });
    expect(found.UserMFASettingList).toBeUndefined();
    await signIn();
  });
});

describe("A token for changing the sign-in methods", () => {
  it("opens the sign-in methods, but neither the attributes nor the deletion of the account", async () => {
    const AccessToken = await signIn(signInPurpose);
    expect(await ask("GetUser", { AccessToken })).toEqual({ status: 200, type: undefined });
    for (const operation of [
      "DeleteUser",
      "UpdateUserAttributes",
      "GetUserAttributeVerificationCode",
      "VerifyUserAttribute",
      "GlobalSignOut",
    ])
      expect(await ask(operation, { AccessToken, ...inputs[operation] })).toEqual({
        status: 403,
        type: "ForbiddenException",
      });
  });

  it("ends all earlier sessions when the password changes", async () => {
    const stays = await signIn();
    const me = async (token: string) =>
      (await fetch(`${cloud.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await me(stays)).toBe(200);
    await fetch(`${cloud.url}/_local/clock`, {
      method: "POST",
      body: JSON.stringify({ advanceSeconds: 60 }),
    });
    const own = await signIn(signInPurpose);
    await auth.updatePassword({ oldPassword: password, newPassword: "ett-nytt-lösen-4712" });
    await vi.waitFor(async () => expect(await me(stays)).toBe(401), { timeout: 20_000, interval: 100 });
    expect(await me(own)).toBe(200);
  });
});
