import { beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import type { WrittenMail } from "#lambdas/platform/mail/mail.ts";
import {
  type PreviewContext,
  listMailPreviews,
  sendMailPreview,
  showMailPreview,
} from "#lambdas/notifications/mail-previews/preview.ts";
import { aTable, given, noon } from "#tests/lambdas/a.ts";

const admin = { userId: "anna", role: "admin", signedInAt: noon } as Caller;
let context: PreviewContext;
let sent: { to: string; mail: WrittenMail }[];

beforeEach(async () => {
  const table = await aTable();
  await given.person(table, "anna", 0, { email: "anna@example.com" });
  sent = [];
  context = {
    table,
    now: () => noon,
    stage: "test",
    siteOrigin: "https://cykelregistret.se",
    supportEmail: "hjalp@cykelregistret.se",
    send: async (to, mail) => void sent.push({ to, mail }),
  };
});

describe("mail previews", () => {
  it("exist for every mail, in both languages and formats", async () => {
    const names = (await listMailPreviews(context)).previews.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        "code-new-password",
        "sign-up",
        "account-exists",
        "message",
        "security-new-device",
        "welcome",
      ]),
    );
    for (const name of names)
      for (const language of ["sv", "en"] as const) {
        const sample = await showMailPreview(context, name, language);
        expect(sample).toMatchObject({ name, subject: expect.stringMatching(/.+/) });
        expect(sample.html).toContain(`<html lang="${name.endsWith("-case") ? "sv" : language}">`);
        expect(sample.text.length).toBeGreaterThan(50);
      }
  });

  it("show which mails can be declined", async () => {
    expect(await showMailPreview(context, "message", "sv")).toMatchObject({ category: "messages" });
    expect((await showMailPreview(context, "security-new-device", "sv")).category).toBeUndefined();
  });

  it("are sent only to the caller, without one-click unsubscribe", async () => {
    await expect(sendMailPreview(context, admin, { name: "message", language: "en" })).resolves.toEqual({
      to: "anna@example.com",
    });
    expect(sent).toMatchObject([{ to: "anna@example.com", mail: { subject: "You have a new message" } }]);
    expect(sent[0]?.mail).not.toHaveProperty("oneClick");
  });

  it("are not found for an unknown name", async () => {
    await expect(showMailPreview(context, "no-such-template", "sv")).rejects.toThrow("route-not-found");
    await expect(
      sendMailPreview(context, admin, { name: "no-such-template", language: "sv" }),
    ).rejects.toThrow("route-not-found");
    expect(sent).toEqual([]);
  });

  it("do not exist in production", async () => {
    context = { ...context, stage: "prod" };
    await expect(listMailPreviews(context)).rejects.toThrow("route-not-found");
    await expect(showMailPreview(context, "message", "sv")).rejects.toThrow("route-not-found");
    await expect(sendMailPreview(context, admin, { name: "message", language: "sv" })).rejects.toThrow(
      "route-not-found",
    );
  });

  it("are limited to sixty an hour", async () => {
    for (let copy = 0; copy < 60; copy += 1)
      await sendMailPreview(context, admin, { name: "welcome", language: "sv" });
    await expect(sendMailPreview(context, admin, { name: "welcome", language: "sv" })).rejects.toThrow(
      "too-many-requests",
    );
  });
});
