import type { FoundReportForm } from "#contract/found-reports.ts";
import { bikeOfCode } from "#lambdas/codes/bike-of-code.ts";
import type { AnonymousWorld } from "#lambdas/found-reports/found-world.ts";
import { newReport, reportWrites } from "#lambdas/found-reports/new-report.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { titleOf } from "#lambdas/own-bikes/title.ts";
import { isMailCode } from "#lambdas/secrets/mail-code.ts";
import { remove, update } from "#lambdas/table/actions.ts";
import { FoundCodeItem } from "#lambdas/table/items/found-report.ts";
import type { Key } from "#lambdas/table/key.ts";
import { keys } from "#lambdas/table/keys.ts";
import { type RateLimit, counted, nameless } from "#lambdas/table/rate-limit.ts";
import { untilFresh } from "#lambdas/table/retry.ts";

const mostTries = 5;
const day = 24 * 60 * 60;
const failure = "too-many-requests";
const perEmail: RateLimit = { what: "found-reports-from-email", most: 5, seconds: day, failure };
const perAddress: RateLimit = { what: "found-reports-from-address", most: 10, seconds: day, failure };

type Proved = { readonly email: string; readonly code: string };

/** A try is counted before it is looked at: asking many times at once guesses no more often. */
const requireCode = async (
  { table, codeSecret }: AnonymousWorld,
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
  if (!isMailCode(codeSecret, waiting, typed)) throw new ProblemError("code-wrong");
  return waiting;
};

/** Tells the owner of a stolen bike that somebody without an account has found it. There are no points for it; the code counts once. */
export const reportFoundAnonymously = async (
  world: AnonymousWorld,
  typedUid: string,
  { email, code, ...form }: FoundReportForm & Proved,
  address: string,
): Promise<{ id: string }> => {
  const { table, system } = world;
  const finder = nameless(email);
  const place = keys.foundCode(typedUid.toLowerCase(), finder);
  const { salt, language } = await requireCode(world, place, code);
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
