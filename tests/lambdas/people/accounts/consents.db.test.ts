import { expect, it } from "vitest";
import type { Choices } from "#contract/people/accounts.ts";
import { everyMail } from "#contract/people/notification-settings.ts";
import { isValidConsent } from "#contract/people/consent-rules.ts";
import { changeMe } from "#lambdas/people/accounts/change-me.ts";
import { listConsents } from "#lambdas/people/accounts/list-consents.ts";
import { saveConsent } from "#lambdas/people/accounts/save-consent.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { addressOf } from "#lambdas/notifications/notifier/address.ts";
import { profileDeliveries } from "#lambdas/people/deliveries/account-deliveries.ts";
import { aCaller, noon } from "#tests/lambdas/a.ts";
import { accountContext } from "./context.ts";

const anna = aCaller("anna");
const some: Choices = { version: 1, functional: true, analytics: true, marketing: false };
const none: Choices = { version: 1, functional: false, analytics: false, marketing: false };
type Opened = Awaited<ReturnType<typeof accountContext>>;

const historyOf = async ({ context }: Opened, limit = 50) =>
  (await listConsents({ ...context, cursorSecret: "secret" }, "anna", { limit })).items;
const answersOf = async (opened: Opened) =>
  (await historyOf(opened)).map(({ number, purpose, answer }) => `${number} ${purpose} ${answer}`);
const profileOf = async ({ context }: Opened) => {
  const profile = await context.table.get(keys.profile("anna"), ProfileItem);
  if (!profile) throw new Error("nobody");
  return profile;
};

it("every consent answer is a line with its version and time", async () => {
  const opened = await accountContext();
  await saveConsent(opened.context, anna, some);
  opened.pass(60);
  await saveConsent(opened.context, anna, { ...some, analytics: false });
  expect(await answersOf(opened)).toEqual([
    "4 analytics withdrawn",
    "3 marketing declined",
    "2 analytics given",
    "1 functional given",
  ]);
  expect((await historyOf(opened)).map(({ version, at }) => [version, at])).toEqual([
    [1, "2026-11-20T12:01:00.000Z"],
    [1, noon.toISOString()],
    [1, noon.toISOString()],
    [1, noon.toISOString()],
  ]);
});

it("a repeated choice writes nothing and keeps its time", async () => {
  const opened = await accountContext();
  await saveConsent(opened.context, anna, some);
  const before = await profileOf(opened);
  opened.pass(60);
  await Promise.all([1, 2, 3].map(() => saveConsent(opened.context, anna, some)));
  expect(await profileOf(opened)).toEqual(before);
  expect(await historyOf(opened)).toHaveLength(3);
});

it("answers are written again after a year and for new texts", async () => {
  const opened = await accountContext();
  await saveConsent(opened.context, anna, some);
  opened.pass(366 * 86_400);
  await saveConsent(opened.context, anna, some);
  expect((await answersOf(opened)).slice(0, 3)).toEqual([
    "6 marketing declined",
    "5 analytics given",
    "4 functional given",
  ]);
  const { consent } = await profileOf(opened);
  const older = { ...some, version: 0, decidedAt: opened.context.now().toISOString() };
  expect(consent && isValidConsent(consent, opened.context.now())).toBe(true);
  expect(isValidConsent(older, opened.context.now())).toBe(false);
  await opened.context.table.transact([
    update(keys.profile("anna")).set({ consent: { ...older, version: 2 } }),
  ]);
  await saveConsent(opened.context, anna, { ...some, functional: false });
  expect((await answersOf(opened)).slice(0, 3)).toEqual([
    "9 marketing declined",
    "8 analytics given",
    "7 functional withdrawn",
  ]);
});

it("the history is correct after twenty answers at once", async () => {
  const opened = await accountContext();
  await saveConsent(opened.context, anna, none);
  const choices = Array.from({ length: 20 }, (_, place) => ({ ...none, functional: place % 2 === 0 }));
  await Promise.all(choices.map((choice) => saveConsent(opened.context, anna, choice)));
  const lines = (await historyOf(opened)).toReversed();
  expect(lines.map(({ number }) => number)).toEqual(lines.map((_, place) => place + 1));
  const functional = lines.filter(({ purpose }) => purpose === "functional").map(({ answer }) => answer);
  expect(functional[0]).toBe("declined");
  for (const [place, answer] of functional.slice(1).entries())
    expect(answer).toBe(place % 2 === 0 ? "given" : "withdrawn");
  const profile = await profileOf(opened);
  expect(profile.consentLines).toBe(lines.length);
  expect(profile.consent?.functional).toBe(functional.at(-1) === "given");
});

it("a repeated old choice does not undo a new no", async () => {
  const opened = await accountContext();
  const { context } = opened;
  await changeMe(context, anna, { mails: everyMail });
  let isSaid = false;
  const late: typeof context.table.transact = async (...writes) => {
    if (!isSaid) {
      isSaid = true;
      await changeMe(context, anna, { mails: { ...everyMail, messages: false } });
    }
    return context.table.transact(...writes);
  };
  const behind = { ...context, table: { ...context.table, transact: late } };
  await changeMe(behind, anna, { language: "en", mails: everyMail });
  expect(await profileOf(opened)).toMatchObject({ language: "en", mails: { messages: false } });
  expect(await answersOf(opened)).toEqual(["1 messages withdrawn"]);
});

it("a declined mail stops within a minute and is in the history", async () => {
  const opened = await accountContext();
  const { context } = opened;
  await changeMe(context, anna, { mails: everyMail });
  expect(await historyOf(opened)).toEqual([]);
  const register = { table: context.table, supportEmail: "support@example.se" };
  const message = { name: "message", unread: { userId: "anna", threadId: "thread_1", first: true } } as const;
  const address = () => addressOf(register, { userId: "anna" }, message);
  expect((await address())?.held).toBeUndefined();
  opened.pass(3600);
  const before = await profileOf(opened);
  await changeMe(context, anna, { mails: { ...everyMail, messages: false } });
  expect(context.now().toISOString()).toBe("2026-11-20T13:00:00.000Z");
  expect((await address())?.held).toBe("declined");
  expect(await answersOf(opened)).toEqual(["1 messages withdrawn"]);
  const event = { kind: "event", userId: "anna", event: { kind: "person-changed" } };
  expect(profileDeliveries(before, await profileOf(opened))).toEqual([event]);
});

it("the history is shown page by page, to its owner only", async () => {
  const opened = await accountContext();
  await saveConsent(opened.context, anna, some);
  const context = { ...opened.context, cursorSecret: "secret" };
  const first = await listConsents(context, "anna", { limit: 2 });
  const rest = await listConsents(context, "anna", { limit: 2, cursor: first.cursor });
  expect([...first.items, ...rest.items].map(({ number }) => number)).toEqual([3, 2, 1]);
  expect(rest.cursor).toBeUndefined();
  await expect(listConsents(context, "bo", { limit: 2, cursor: first.cursor })).rejects.toThrow(
    "invalid-cursor",
  );
});
