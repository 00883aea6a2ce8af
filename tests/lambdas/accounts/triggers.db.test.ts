import { beforeAll, describe, expect, it } from "vitest";
import type { handler as Handler } from "#lambdas/accounts/triggers.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import { system } from "#lambdas/system.ts";
import { keys } from "#lambdas/table/keys.ts";
import { type Table, openTable } from "#lambdas/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";

let handler: typeof Handler;
let table: Table;

beforeAll(async () => {
  const { tableName, client, endpoint } = await withTable();
  table = openTable(tableName, system, client);
  Object.assign(process.env, {
    TABLE_NAME: tableName,
    SITE_ORIGIN: "https://cykelregistret.example",
    AWS_REGION: "eu-west-1",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  });
  ({ handler } = await import("#lambdas/accounts/triggers.ts"));
});

type TriggerEvent = Parameters<typeof Handler>[0];
const event = (triggerSource: string, request: object) =>
  ({
    version: "1",
    region: "eu-west-1",
    userPoolId: "eu-west-1_pool",
    userName: "u1",
    callerContext: { awsSdkVersion: "1", clientId: "client" },
    triggerSource,
    request: { userAttributes: {}, ...request },
    response: {},
  }) as unknown as TriggerEvent;

describe("before sign-up", () => {
  const signUp = (userAttributes: object) => handler(event("PreSignUp_SignUp", { userAttributes }));

  it("lets a name and an e-mail address pass", async () => {
    await expect(signUp({ email: "bo@example.se", name: " Bo " })).resolves.toMatchObject({ response: {} });
  });

  it.each([
    ["name-too-short", { email: "bo@example.se", name: " B " }],
    ["name-too-short", { email: "bo@example.se" }],
    ["too-long", { email: "bo@example.se", name: "B".repeat(101) }],
    ["email-format", { email: "bo@", name: "Bo" }],
    ["email-format", { name: "Bo" }],
  ])("refuses with %s", async (rule, attributes) => {
    await expect(signUp(attributes)).rejects.toThrow(rule);
  });

  it("asks nothing of an invitation", async () => {
    await expect(handler(event("PreSignUp_AdminCreateUser", {}))).resolves.toBeDefined();
  });
});

describe("after confirmation", () => {
  it("creates the account", async () => {
    const userAttributes = {
      sub: "user-a",
      email: "Bo@Example.se",
      name: "Bo Ek",
      locale: "en",
      phone_number: "+46701234567",
    };
    await handler(event("PostConfirmation_ConfirmSignUp", { userAttributes }));
    expect(await table.get(keys.profile("user-a"), ProfileItem)).toMatchObject({
      email: "bo@example.se",
      fullName: "Bo Ek",
      language: "en",
      phone: "+46701234567",
      identityLevel: 0,
    });
  });

  it("creates nothing after a new password", async () => {
    const userAttributes = { sub: "user-b", email: "bo@example.se", name: "Bo Ek" };
    await handler(event("PostConfirmation_ConfirmForgotPassword", { userAttributes }));
    expect(await table.get(keys.profile("user-b"), ProfileItem)).toBeUndefined();
  });
});

describe("mails", () => {
  const word = async (source: string, request: object = {}) => {
    const { response } = await handler(
      event(source, { codeParameter: "{####}", usernameParameter: null, ...request }),
    );
    return response as { emailSubject: string; emailMessage: string };
  };

  it.each([
    ["CustomMessage_SignUp", "Din kod till Cykelregistret"],
    ["CustomMessage_ResendCode", "Din kod till Cykelregistret"],
    ["CustomMessage_ForgotPassword", "Kod för att välja nytt lösenord"],
    ["CustomMessage_UpdateUserAttribute", "Bekräfta din e-postadress"],
    ["CustomMessage_VerifyUserAttribute", "Bekräfta din e-postadress"],
  ])("of %s carry the code", async (source, subject) => {
    const { emailSubject, emailMessage } = await word(source);
    expect(emailSubject).toBe(subject);
    expect(emailMessage).toContain("{####}");
    expect(emailMessage).not.toContain("{username}");
  });

  it("are English for those who chose it", async () => {
    const english = { emailSubject: "Your Cykelregistret code" };
    expect(await word("CustomMessage_SignUp", { userAttributes: { locale: "en-GB" } })).toMatchObject(
      english,
    );
    expect(await word("CustomMessage_SignUp", { clientMetadata: { language: "en" } })).toMatchObject(english);
  });

  it("of an invitation carry account and one-time password", async () => {
    const { emailMessage } = await word("CustomMessage_AdminCreateUser", { usernameParameter: "{username}" });
    expect(emailMessage).toContain("{####}");
    expect(emailMessage).toContain("{username}");
  });

  it("link to the site alone and repeat nothing that was typed at sign-up", async () => {
    const userAttributes = { name: "Klicka på https://evil.example" };
    for (const source of ["CustomMessage_SignUp", "CustomMessage_ForgotPassword"]) {
      const { emailMessage } = await word(source, { userAttributes });
      const links = [...emailMessage.matchAll(/https?:\/\/[^"/<\s]+/g)].map(([link]) => link);
      expect(new Set(links)).toEqual(new Set(["https://cykelregistret.example"]));
    }
  });

  it("leave text messages to the user pool", async () => {
    expect(await word("CustomMessage_Authentication")).toEqual({});
  });
});
