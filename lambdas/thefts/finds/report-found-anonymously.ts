import type { FoundReportForm } from "#contract/thefts/found-reports.ts";
import { bikeOfCode } from "#lambdas/stickers/codes/bike-of-code.ts";
import type { AnonymousContext } from "./found-context.ts";
import { cleanForm, newReport, reportWrites, wordsOf } from "./new-report.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { isMailCode } from "#lambdas/platform/tokens/mail-code.ts";
import { remove, update } from "#lambdas/platform/table/actions.ts";
import { FoundCodeItem } from "#lambdas/thefts/items/found-report.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countUse, pseudonymOf, seconds } from "#lambdas/platform/table/rate-limit.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { isBarredOrBlocked } from "#lambdas/moderation/screen-text.ts";
import { verdictOn } from "#lambdas/messages/spam-score.ts";
import { EmailGuardItem } from "#lambdas/people/items/identity.ts";

const maxTries = 5;
const day = 24 * 60 * 60;
const perEmail: RateLimit = { what: "found-reports-from-email", max: 5, window: seconds(day) };
const perAddress: RateLimit = { what: "found-reports-from-address", max: 10, window: seconds(day) };

type Proved = { readonly email: string; readonly code: string };

/** Counts the try before checking the code, so that parallel requests gain no extra guesses. */
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
      .expectBelow("tries", maxTries, "code-expired"),
  ]);
  if (!isMailCode(codeSecret, "found-report", waiting, typed)) throw new ProblemError("code-wrong");
  return waiting;
};

/** Reports a find without an account. It earns no points, and the code works once. */
export const reportFoundAnonymously = async (
  context: AnonymousContext,
  typedUid: string,
  { email, code, ...form }: FoundReportForm & Proved,
  address: string,
): Promise<{ id: string }> => {
  const { table, system } = context;
  const finder = pseudonymOf(email);
  const place = keys.foundCode(typedUid.toLowerCase(), finder);
  const { salt, language } = await requireCode(context, place, code);
  return retryOnConflict(system, async () => {
    const bike = await bikeOfCode(table, typedUid);
    const now = system.now();
    const cleaned = cleanForm(form, false, now);
    // Nobody can report a finder without an account, so administrators read suspicious finds first.
    const isSuspicious = verdictOn(wordsOf(form)) === "suspicious";
    const { userId } = (await table.get(keys.emailGuard(email), EmailGuardItem)) ?? {};
    const isRefused = userId !== undefined && (await isBarredOrBlocked(context, userId, bike.ownerId));
    const isWithheld = isSuspicious || isRefused;
    const report = newReport(
      bike,
      { finder, flags: [], isWithheld: isWithheld || undefined },
      cleaned,
      system,
    );
    await table.transact([
      remove(place).expect("salt", salt, "code-expired"),
      ...reportWrites(report, titleOf(bike), { contact: form.contact, email, language }, system),
      countUse(perEmail, email, now),
      countUse(perAddress, address, now),
    ]);
    return { id: report.id };
  });
};
