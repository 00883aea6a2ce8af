import { expect, it, vi } from "vitest";
import { answerDocument } from "#lambdas/people/accounts/answer-document.ts";
import { showAccount } from "#lambdas/people/accounts/account.ts";
import { createAccount } from "#lambdas/people/accounts/create-account.ts";
import { listConsents } from "#lambdas/people/accounts/list-consents.ts";
import { profileDeliveries } from "#lambdas/people/deliveries/account-deliveries.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aCaller, noon } from "#tests/lambdas/a.ts";
import { accountContext, aPerson } from "./context.ts";

vi.mock("#contract/people/document-versions.ts", async (load) => {
  const news = { sv: "Nytt.", en: "New." };
  return {
    ...(await load<object>()),
    documentVersions: {
      terms: [{ from: "2026-01-01" }, { from: "2026-12-01", news }],
      privacy: [{ from: "2026-01-01" }, { from: "2026-12-01", news }],
    },
    newestDocuments: { terms: 2, privacy: 2 },
  };
});

const anna = aCaller("anna");
const terms = (answer: "accepted" | "declined", version = 2) =>
  ({ document: "terms", version, answer }) as const;
const policy = { document: "privacy", version: 2, answer: "shown" } as const;

type Opened = Awaited<ReturnType<typeof accountContext>>;
const answersOf = async ({ context }: Opened) =>
  (await listConsents({ ...context, cursorSecret: "secret" }, "anna", { limit: 50 })).items.map(
    ({ number, purpose, answer, version, door }) => `${number} ${purpose} ${answer} ${version} ${door}`,
  );
const questionsOf = async ({ context }: Opened) =>
  (await showAccount(context, anna)).documentNews?.map(
    ({ document, required }) => `${document} ${required ? "must" : "may"}`,
  );
const profileOf = async ({ context }: Opened) =>
  (await context.table.get(keys.profile("anna"), ProfileItem))!;

it("a new account has a line for the terms and the policy that its page showed", async () => {
  const opened = await accountContext();
  const { context } = opened;
  await createAccount(context, "anna", aPerson(), { shown: { terms: 2, privacy: 2 }, door: "password" });
  expect(await answersOf(opened)).toEqual(["2 privacy shown 2 password", "1 terms accepted 2 password"]);
  expect(await questionsOf(opened)).toBeUndefined();
  const { items } = await listConsents({ ...context, cursorSecret: "secret" }, "anna", { limit: 1 });
  expect(items[0]?.at).toBe(noon.toISOString());
});

it("a page from before the change records the terms that it showed, and no page those to come", async () => {
  const old = await accountContext();
  await createAccount(old.context, "anna", aPerson(), { shown: { terms: 1, privacy: 1 }, door: "password" });
  expect(await questionsOf(old)).toEqual(["terms may", "privacy may"]);
  const ahead = await accountContext();
  await createAccount(ahead.context, "anna", aPerson(), {
    shown: { terms: 9, privacy: 9 },
    door: "password",
  });
  expect(await answersOf(ahead)).toEqual(["2 privacy shown 2 password", "1 terms accepted 2 password"]);
});

it("an acceptance is recorded once, even if several tabs send it", async () => {
  const opened = await accountContext();
  expect(await questionsOf(opened)).toEqual(["terms may", "privacy may"]);
  const before = await profileOf(opened);
  await Promise.all([1, 2, 3].map(() => answerDocument(opened.context, anna, terms("accepted"))));
  expect(await questionsOf(opened)).toEqual(["privacy may"]);
  expect((await answerDocument(opened.context, anna, policy)).documentNews).toBeUndefined();
  await answerDocument(opened.context, anna, policy);
  expect(await answersOf(opened)).toEqual(["2 privacy shown 2 question", "1 terms accepted 2 question"]);
  const event = { kind: "event", userId: "anna", event: { kind: "person-changed" } };
  expect(profileDeliveries(before, await profileOf(opened))).toEqual([event]);
});

it("declining new terms keeps the account usable until they take effect; then they must be accepted", async () => {
  const opened = await accountContext();
  await answerDocument(opened.context, anna, policy);
  await answerDocument(opened.context, anna, terms("declined"));
  await answerDocument(opened.context, anna, terms("declined"));
  expect(await questionsOf(opened)).toBeUndefined();
  opened.pass(11 * 86_400);
  expect(await questionsOf(opened)).toEqual(["terms must"]);
  await answerDocument(opened.context, anna, terms("declined"));
  expect(await questionsOf(opened)).toEqual(["terms must"]);
  await answerDocument(opened.context, anna, terms("accepted"));
  expect(await questionsOf(opened)).toBeUndefined();
  expect(await answersOf(opened)).toEqual([
    "3 terms accepted 2 question",
    "2 terms declined 2 question",
    "1 privacy shown 2 question",
  ]);
});

it("accepting the old terms on a page that was left open does not accept the new ones", async () => {
  const opened = await accountContext();
  await answerDocument(opened.context, anna, terms("accepted", 1));
  await answerDocument(opened.context, anna, terms("declined", 1));
  expect(await questionsOf(opened)).toEqual(["terms may", "privacy may"]);
});

it("declining the terms after accepting them does not withdraw the acceptance", async () => {
  const opened = await accountContext();
  await answerDocument(opened.context, anna, terms("accepted"));
  await answerDocument(opened.context, anna, terms("declined"));
  expect(await answersOf(opened)).toEqual(["1 terms accepted 2 question"]);
});
