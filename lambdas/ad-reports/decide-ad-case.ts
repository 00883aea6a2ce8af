import { swedishDate } from "#contract/calendar-date.ts";
import type { AdCaseDecision } from "#contract/ad-report-admin.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { endClaim } from "#lambdas/shared/case-claims/end-claim.ts";
import type { AdReportsContext } from "./ad-reports-context.ts";
import { decidedWrite } from "./case-writes.ts";
import { type Consequence, consequenceOf, settled } from "./consequence.ts";
import { readCase } from "./read-case.ts";
import { hasDecided, isParty } from "./rules.ts";
import { toldWrites } from "./told-writes.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import type { AdCaseItem, AdDecisionMade } from "#lambdas/shared/table/items/ad-report.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

/** Whether the only administrator there is decides a second time; throws for the person who may not decide. */
const requireJudge = async (
  { countAdministrators }: Pick<AdReportsContext, "countAdministrators">,
  before: AdCaseItem,
  adminId: string,
  round: number,
): Promise<boolean> => {
  // A person who has not seen the newest decision would decide about something else.
  if (before.state === "decided" || round !== before.decisions.length)
    throw new ProblemError("ad-case-decided");
  if (isParty(before, adminId)) throw new ProblemError("forbidden");
  if (before.state === "open" || !hasDecided(before, adminId)) return false;
  if ((await countAdministrators()) > 1) throw new ProblemError("ad-appeal-needs-another");
  return true;
};

/** People's words are kept and sent, a personal number in them is not. */
const reasonsOf = ({ round: _, ...decision }: AdCaseDecision, now: Date) => {
  const today = swedishDate(now);
  const shown = (text: string): string => hidePersonalNumbers(text, today);
  const explanation = shown(decision.explanation);
  if (decision.outcome === "kept") return { ...decision, explanation };
  const { facts, reference } = decision;
  return { ...decision, explanation, facts: shown(facts), reference: shown(reference) };
};

const decide = async (
  context: AdReportsContext,
  adminId: string,
  caseId: string,
  decision: AdCaseDecision,
): Promise<Consequence> => {
  const { table, system } = context;
  const before = await readCase(context, caseId);
  const sameAdministrator = await requireJudge(context, before, adminId, decision.round);
  const now = system.now();
  const at = now.toISOString();
  const consequence = await consequenceOf(context, before, decision, now);
  const { restoredAs, notRestored } = consequence;
  const made: AdDecisionMade = {
    ...reasonsOf(decision, now),
    at,
    by: adminId,
    sameAdministrator,
    restoredAs,
    notRestored,
  };
  return settled(context, consequence, async () =>
    table.transact([
      decidedWrite(before, { decisions: [...before.decisions, made] }, now),
      ...(before.state === "open" ? [remove(keys.openAdCase(before.listingId))] : []),
      ...consequence.writes,
      ...(await toldWrites(context, before, decision.outcome)),
      ...auditWrites(system, {
        subject: caseId,
        person: before.sellerId,
        bike: before.bikeId,
        by: adminId,
        action: `ad-${decision.outcome}`,
        at,
      }),
      endClaim({ queue: "adReports", caseId }, adminId, now),
    ]),
  );
};

/** Removes a reported ad or keeps it, or answers an appeal, with reasons for whom it concerns. Of two who decide at once one is told that it has been done. */
export const decideAdCase = async (
  context: AdReportsContext,
  adminId: string,
  caseId: string,
  decision: AdCaseDecision,
): Promise<Record<string, never>> => {
  await untilFresh(context.system, () => decide(context, adminId, caseId, decision));
  return {};
};
