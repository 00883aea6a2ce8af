import type { AdDecision } from "#contract/moderation/ad-decisions.ts";
import type { AppealState } from "#contract/platform/appeal-state.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { ProblemCode } from "#contract/platform/problems.ts";
import type { AdReportsContext } from "./ad-reports-context.ts";
import { appealedWrite } from "./case-writes.ts";
import { readMailedCase, readOwnCase } from "./read-decision.ts";
import { appealStateOf } from "./rules.ts";
import { type Reader, showDecision } from "./show-decision.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import type { AdAppealMade, AdCaseItem } from "#lambdas/moderation/items/ad-report.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

type ReadCase = { readonly item: AdCaseItem; readonly reader: Reader };

const refusals: Readonly<Record<Exclude<AppealState, "possible">, ProblemCode>> = {
  waiting: "ad-appeal-used",
  used: "ad-appeal-used",
  "too-late": "ad-appeal-too-late",
  no: "ad-not-appealable",
};

/** Removes the ad's deletion date: it must survive until the appeal is decided. */
const keepAd = ({ listingId }: AdCaseItem, { side }: Reader): Action[] =>
  side === "seller"
    ? [update(keys.listing(listingId)).remove("gsi2pk", "gsi2sk").expect("state", "removed", "stale")]
    : [];

const appeal = async (
  { table, system }: AdReportsContext,
  read: () => Promise<ReadCase>,
  { userId, text }: { readonly userId?: string; readonly text: string },
): Promise<AdDecision> =>
  retryOnConflict(system, async () => {
    const { item, reader } = await read();
    const now = system.now();
    const state = appealStateOf(item, reader.side, now);
    if (state !== "possible") throw new ProblemError(refusals[state]);
    const waitingSince = now.toISOString();
    const made: AdAppealMade = {
      by: reader.side,
      reportId: reader.side === "reporter" ? reader.report.id : undefined,
      userId,
      text: hidePersonalNumbers(text, swedishDate(now)),
      at: waitingSince,
    };
    const appealed = { appeals: [...item.appeals, made], waitingSince };
    await table.transact([
      ...(userId === undefined ? [] : [requireOpenAccount(userId)]),
      appealedWrite(item, appealed),
      ...keepAd(item, reader),
    ]);
    return showDecision({ ...item, ...appealed, state: "appealed" }, reader, now);
  });

/** The losing side can appeal once. */
export const appealAdDecision = (
  context: AdReportsContext,
  userId: string,
  caseId: string,
  text: string,
): Promise<AdDecision> => appeal(context, () => readOwnCase(context, userId, caseId), { userId, text });

export const appealByMail = (context: AdReportsContext, token: string, text: string): Promise<AdDecision> =>
  appeal(context, () => readMailedCase(context, token), { text });
