import * as auth from "aws-amplify/auth";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { signUpByMail } from "#tests/sign-up.ts";
import { withCloud } from "#tests/cloud.ts";
import { ask, type Mail, mailsTo, openRegister } from "#tests/local/ask.ts";
import { configure } from "#tests/local/sign-in.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";

const password = "cykel-i-snön-4711";
let cloud: Cloud;
let table: Table;

beforeAll(async () => {
  cloud = await withCloud();
  await configure(cloud);
  table = await openRegister();
});
afterAll(() => cloud.close());
beforeEach(() => auth.signOut());

const mailTo = (address: string, subject: string): Promise<Mail> =>
  vi.waitFor(
    async () => {
      const mails = (await mailsTo(cloud, address)).filter((mail) => mail.subject === subject);
      expect(mails).toHaveLength(1);
      return mails[0]!;
    },
    { interval: 100 },
  );

const call = async (method: string, path: string, body?: object) => {
  const token = (await auth.fetchAuthSession()).tokens!.accessToken.toString();
  return (await ask(cloud, method, `/api${path}`, { as: token, body })).body;
};

const until = (status: object) =>
  vi.waitFor(async () => expect(await call("GET", "/me/mail")).toMatchObject(status), {
    interval: 100,
  });

const signUp = async (email: string): Promise<string> => {
  await signUpByMail(cloud, { email, password, fullName: "Anna" });
  return (await auth.getCurrentUser()).userId;
};

describe("Mail to someone new", () => {
  test("is a code and then a welcome in the same layout", async () => {
    const email = "success+anna@simulator.amazonses.com";
    await signUp(email);
    const welcome = await mailTo(email, "Välkommen till Cykelregistret");
    const [code] = (await mailsTo(cloud, email)).filter(({ subject }) => subject.startsWith("Din kod"));
    for (const { html } of [welcome, code!]) expect(html).toContain(">Cykelregistret</a></header>");
    expect(await call("GET", "/me/mail")).toEqual({ arrives: true });
  });
});

describe("Mail that bounces", () => {
  test("stops optional mail, shows on the page and can be tried again", async () => {
    const email = "bounce+bo@simulator.amazonses.com";
    // The code bounces too, but confirming it marks the address as working.
    await signUp(email);
    await mailTo(email, "Välkommen till Cykelregistret");
    await until({ arrives: false, reason: "bounced" });

    const before = (await mailsTo(cloud, email)).length;
    await call("DELETE", "/me/sessions");
    // A sign-in within the same second as the global sign-out is refused with the old sessions.
    await vi.waitFor(
      async () => {
        await auth.signOut();
        await auth.signIn({ username: email, password });
        expect(await call("GET", "/me/mail")).toMatchObject({ arrives: false });
      },
      { interval: 200 },
    );
    expect(await call("POST", "/me/mail/retries")).toEqual({ arrives: true });
    // Notifications of a person arrive in order, so an earlier mail would be here by now.
    await mailTo(email, "Det fungerar");
    expect(await mailsTo(cloud, email)).toHaveLength(before + 1);
    await until({ arrives: false, reason: "bounced" });

    await auth.signOut();
    await auth.resetPassword({ username: email });
    await mailTo(email, "Kod för att välja nytt lösenord");
  });

  test("or is reported as spam shows that reason", async () => {
    const email = "complaint+eva@simulator.amazonses.com";
    await signUp(email);
    await until({ arrives: false, reason: "complained" });
    expect(await call("GET", "/me/mail")).toHaveProperty("since");
  });
});

describe("An optional mail", () => {
  test("is unsubscribed by one click in the mail program, without signing in", async () => {
    const email = "leaver@example.se";
    const userId = await signUp(email);
    const bike = aBike({ ownerId: userId, id: "bike_01KAAAAAAAAAAAAAAAAAAAAAA1" });
    await table.transact(bikeWrites(bike, "event_1", true));
    const mail = await mailTo(email, "Din cykel är registrerad");
    const raw = await (await fetch(`${cloud.url}/_local/mail/${mail.id}/raw`)).text();
    expect(raw).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    const [, address = ""] = /^List-Unsubscribe: <([^>]+)>/m.exec(raw) ?? [];
    const path = new URL(address).pathname;
    expect(path).not.toContain(userId);
    const clicked = await fetch(`${cloud.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect([clicked.status, await clicked.json()]).toEqual([
      201,
      { category: "bikeRegistrations", wanted: false },
    ]);
    expect((await call("GET", "/me")).mails).toMatchObject({ bikeRegistrations: false, messages: true });
    const again = await fetch(`${cloud.url}${path}`, { method: "PUT" });
    expect(await again.json()).toEqual({ category: "bikeRegistrations", wanted: true });
  });
});
