import { expect, it, vi } from "vitest";
import { recordCodeMail } from "#lambdas/people/accounts/record-code-mail.ts";
import { aSystem } from "#tests/lambdas/a.ts";

const mail = { subject: "Kod för att välja nytt lösenord", language: "sv" } as const;
const never = () => new Promise<never>(() => undefined);
const account = () => Promise.resolve("anna");

it("a mail goes out even if recording it fails, which is reported", async () => {
  const report = vi.fn();
  const broken = { transact: () => Promise.reject(new Error("busy")) };
  const context = { ...aSystem(), report, wait: never };
  await recordCodeMail({ ...context, table: broken }, account, mail);
  await recordCodeMail({ ...context, table: { transact: vi.fn() } }, () => broken.transact(), mail);
  expect(report).toHaveBeenCalledTimes(2);
});

it("a mail waits at most a second to be recorded", async () => {
  const wait = vi.fn(() => Promise.resolve());
  const report = vi.fn();
  await recordCodeMail({ ...aSystem(), report, wait, table: { transact: never } }, account, mail);
  await recordCodeMail({ ...aSystem(), report, wait, table: { transact: vi.fn() } }, never, mail);
  expect(wait.mock.calls).toEqual([[1000], [1000]]);
  expect(report).not.toHaveBeenCalled();
});
