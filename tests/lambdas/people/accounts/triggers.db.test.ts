import { describe, expect, it } from "vitest";
import type { handler as Handler } from "#lambdas/people/accounts/triggers.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { system } from "#lambdas/platform/system.ts";
import { PersonMailItem } from "#lambdas/people/items/person-mail.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";

const { tableName, client, endpoint } = await withTable();
const table = openTable(tableName, system, client);
Object.assign(process.env, {
  TABLE_NAME: tableName,
  SITE_ORIGIN: "https://cykelregistret.example",
  AWS_REGION: "eu-west-1",
  AWS_ACCESS_KEY_ID: "local",
  AWS_SECRET_ACCESS_KEY: "local",
  AWS_ENDPOINT_URL_DYNAMODB: endpoint,
});
const { handler } = await import("#lambdas/people/accounts/triggers.ts");

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

describe("choosing the first password", () => {
  const signIn = (source: string, userAttributes: object) =>
    handler(event(source, { userAttributes, groupConfiguration: { groupsToOverride: [] } }));

  it("creates the account, never with a personal number as its name", async () => {
    const userAttributes = {
      sub: "user-a",
      email: "19711228-6146@Example.se",
      name: "Bo\u200B 19711228-6146",
      locale: "en",
      phone_number: "+46701234567",
    };
    await signIn("TokenGeneration_NewPasswordChallenge", userAttributes);
    expect(await table.get(keys.profile("user-a"), ProfileItem)).toMatchObject({
      email: "19711228-6146@example.se",
      fullName: "Användare",
      language: "en",
      phone: "+46701234567",
      identityLevel: 0,
    });
  });

  it("does not happen at other sign-ins", async () => {
    await signIn("TokenGeneration_Authentication", { sub: "user-c", email: "cy@example.se", name: "Cy Ek" });
    expect(await table.get(keys.profile("user-c"), ProfileItem)).toBeUndefined();
  });
});

describe("mails", () => {
  const mailsOf = async (userId: string) => {
    const wanted = { partition: userPartition(userId), prefix: ranges.personMails, limit: 10 };
    return (await table.query({ ...wanted, schema: PersonMailItem })).items;
  };
  const word = async (source: string, request: object = {}) => {
    const { response } = await handler(
      event(source, { codeParameter: "{####}", usernameParameter: null, ...request }),
    );
    return response as { emailSubject: string; emailMessage: string };
  };

  it.each([["CustomMessage_ForgotPassword", "Kod för att välja nytt lösenord"]])(
    "of %s carry the code",
    async (source, subject) => {
      const { emailSubject, emailMessage } = await word(source);
      expect(emailSubject).toBe(subject);
      expect(emailMessage).toContain("{####}");
      expect(emailMessage).not.toContain("{username}");
    },
  );

  it("are English for those who chose it", async () => {
    const english = { emailSubject: "Code for choosing a new password" };
    const source = "CustomMessage_ForgotPassword";
    expect(await word(source, { userAttributes: { locale: "en-GB" } })).toMatchObject(english);
    expect(await word(source, { clientMetadata: { language: "en" } })).toMatchObject(english);
  });

  it("of an invitation contain account and one-time password", async () => {
    const { emailMessage } = await word("CustomMessage_AdminCreateUser", { usernameParameter: "{username}" });
    expect(emailMessage).toContain("{####}");
    expect(emailMessage).toContain("{username}");
  });

  it("link only to the site and repeat nothing typed at sign-up", async () => {
    const userAttributes = { name: "Klicka på https://evil.example" };
    for (const source of ["CustomMessage_ForgotPassword"]) {
      const { emailMessage } = await word(source, { userAttributes });
      const links = [...emailMessage.matchAll(/https?:\/\/[^"/<\s]+/g)].map(([link]) => link);
      expect(new Set(links)).toEqual(new Set(["https://cykelregistret.example"]));
    }
  });

  it("with a code are recorded for administrators, without the code", async () => {
    const userAttributes = { sub: "asking", email: "asking@example.se", locale: "en" };
    await word("CustomMessage_ForgotPassword", { userAttributes });
    const [mail, ...others] = await mailsOf("asking");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: "Code for choosing a new password", language: "en" });
    const { at, handedOverAt, expiresAt } = mail ?? { at: "", expiresAt: 0 };
    expect([handedOverAt, expiresAt]).toEqual([at, Math.floor(Date.parse(at) / 1000) + 30 * 86_400]);
    expect(JSON.stringify(mail)).not.toMatch(/####|asking@/);
    await word("CustomMessage_ForgotPassword", { userAttributes });
    expect(await mailsOf("asking")).toHaveLength(2);
  });

  it("of an invitation are not recorded, as there is no account yet", async () => {
    await word("CustomMessage_AdminCreateUser", { userAttributes: { sub: "invited" } });
    expect(await mailsOf("invited")).toEqual([]);
  });

  it("do not change the pool's text messages", async () => {
    expect(await word("CustomMessage_Authentication")).toEqual({});
  });
});
