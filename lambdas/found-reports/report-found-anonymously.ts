import type { FoundReportForm } from "#contract/found-reports.ts";
import { bikeOfCode } from "#lambdas/shared/qr/bike-of-code.ts";
import type { AnonymousContext } from "./found-context.ts";
import { newReport, reportWrites } from "#lambdas/found-reports/new-report.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import { isMailCode } from "#lambdas/shared/tokens/mail-code.ts";
import { remove, update } from "#lambdas/shared/table/actions.ts";
import { FoundCodeItem } from "#lambdas/shared/table/items/found-report.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, nameless, seconds } from "#lambdas/shared/table/rate-limit.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

const mostTries = 5;
const day = 24 * 60 * 60;
const failure = "too-many-requests";
const perEmail: RateLimit = { what: "found-reports-from-email", most: 5, window: seconds(day), failure };
const perAddress: RateLimit = { what: "found-reports-from-address", most: 10, window: seconds(day), failure };

type Proved = { readonly email: string; readonly code: string };

/** A try is counted before it is looked at: asking many times at once guesses no more often. */
const requireCode = async (
  { table, codeSecret }: AnonymousContext,
  place: Key,
  typed: string,
): Promise<FoundCodeItem> => {
  const waiting = await table.get(place, FoundCodeItem);
  if (!waiting) throw new ProblemError("code-expired");
  await table.transact([
    update(place)
      .add("tries", 1)
      .expect("salt", waiting.salt, "code-expired")
      .expectBelow("tries", mostTries, "code-expired"),
  ]);
  if (!isMailCode(codeSecret, "found-report", waiting, typed)) throw new ProblemError("code-wrong");
  return waiting;
};

/** Tells the owner of a stolen bike that someone without an account has found it. There are no points for it; the code counts once. */
export const reportFoundAnonymously = async (
  context: AnonymousContext,
  typedUid: string,
  { email, code, ...form }: FoundReportForm & Proved,
  address: string,
): Promise<{ id: string }> => {
  const { table, system } = context;
  const finder = nameless(email);
  const place = keys.foundCode(typedUid.toLowerCase(), finder);
  const { salt, language } = await requireCode(context, place, code);
  return untilFresh(system, async () => {
    const bike = await bikeOfCode(table, typedUid);
    const report = newReport(bike, { finder, flags: [] }, form, system);
    const now = system.now();
    await table.transact([
      remove(place).expect("salt", salt, "code-expired"),
      ...reportWrites(report, titleOf(bike), { contact: form.contact, email, language }, system),
      counted(perEmail, email, now),
      counted(perAddress, address, now),
    ]);
    return { id: report.id };
  });
};
