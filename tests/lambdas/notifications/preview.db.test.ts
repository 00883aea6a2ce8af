import { beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "#lambdas/http/caller.ts";
import type { WrittenMail } from "#lambdas/mail/mail.ts";
import {
  type PreviewWorld,
  listLetters,
  sendLetter,
  showLetter,
} from "#lambdas/notifications/preview/preview.ts";
import { aTable, given, noon } from "#tests/lambdas/a.ts";

const admin = { userId: "anna", role: "admin", signedInAt: noon } as Caller;
let world: PreviewWorld;
let sent: { to: string; mail: WrittenMail }[];

beforeEach(async () => {
  const table = await aTable();
  await given.person(table, "anna", 0, { email: "anna@example.com" });
  sent = [];
  world = {
    table,
    now: () => noon,
    stage: "test",
    siteOrigin: "https://cykelregistret.se",
    supportEmail: "hjalp@cykelregistret.se",
    send: async (to, mail) => void sent.push({ to, mail }),
  };
});

describe("the mails that administrators try out", () => {
  it("are all there, in both languages and both forms", async () => {
    const { names } = await listLetters(world);
    expect(names).toEqual(
      expect.arrayContaining(["code-sign-up", "message", "security-new-device", "welcome"]),
    );
    for (const name of names)
      for (const language of ["sv", "en"] as const) {
        const sample = await showLetter(world, name, language);
        expect(sample).toMatchObject({ name, subject: expect.stringMatching(/.+/) });
        expect(sample.html).toContain(`<html lang="${name.endsWith("-case") ? "sv" : language}">`);
        expect(sample.text.length).toBeGreaterThan(50);
      }
  });

  it("tell which of them can be left", async () => {
    expect(await showLetter(world, "message", "sv")).toMatchObject({ category: "messages" });
    expect((await showLetter(world, "security-new-device", "sv")).category).toBeUndefined();
  });

  it("are sent to whoever asks, and offer nothing to leave by one click", async () => {
    await expect(sendLetter(world, admin, { name: "message", language: "en" })).resolves.toEqual({
      to: "anna@example.com",
    });
    expect(sent).toMatchObject([{ to: "anna@example.com", mail: { subject: "You have a new message" } }]);
    expect(sent[0]?.mail).not.toHaveProperty("oneClick");
  });

  it("that do not exist are not found", async () => {
    await expect(showLetter(world, "no-such-letter", "sv")).rejects.toThrow("route-not-found");
    await expect(sendLetter(world, admin, { name: "no-such-letter", language: "sv" })).rejects.toThrow(
      "route-not-found",
    );
    expect(sent).toEqual([]);
  });

  it("are not there where real people get them", async () => {
    world = { ...world, stage: "prod" };
    await expect(listLetters(world)).rejects.toThrow("route-not-found");
    await expect(showLetter(world, "message", "sv")).rejects.toThrow("route-not-found");
    await expect(sendLetter(world, admin, { name: "message", language: "sv" })).rejects.toThrow(
      "route-not-found",
    );
  });

  it("are sent sixty times an hour and no more", async () => {
    for (let copy = 0; copy < 60; copy += 1)
      await sendLetter(world, admin, { name: "welcome", language: "sv" });
    await expect(sendLetter(world, admin, { name: "welcome", language: "sv" })).rejects.toThrow(
      "too-many-requests",
    );
  });
});
