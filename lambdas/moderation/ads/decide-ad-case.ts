import type { AdOutcome } from "#contract/moderation/ad-decisions.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { type Action, remove } from "#lambdas/platform/table/actions.ts";
import type { AdCaseItem, AdDecisionMade } from "#lambdas/moderation/items/ad-report.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { System } from "#lambdas/platform/system.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { AdCaseDecision } from "#contract/moderation/ad-report-admin.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { endClaim } from "#lambdas/platform/cases/end-claim.ts";
import type { AdReportsContext } from "./ad-reports-context.ts";
import { decidedWrite } from "./case-writes.ts";
import { type Consequence, consequenceOf, applyConsequence } from "./consequence.ts";
import { readCase } from "./read-case.ts";
import { hasDecided, isParty } from "./rules.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

type Notice = { readonly userId: string; readonly what: string };

/** A seller does not learn of reports unless the ad was removed. */
const noticesOf = (before: AdCaseItem, outcome: AdOutcome): Notice[] => {
  const { sellerId, reporters, decisions } = before;
  const again = before.state === "appealed";
  const wasRemoved = decisions.at(-1)?.outcome === "removed";
  const forSeller =
    outcome === "removed"
      ? [wasRemoved ? "ad-removal-upheld" : "ad-removed"]
      : wasRemoved
        ? ["ad-removal-reversed"]
        : [];
  return [
    ...forSeller.map((what) => ({ userId: sellerId, what })),
    ...reporters.flatMap(({ userId }) =>
      userId === undefined ? [] : [{ userId, what: `${again ? "ad-reviewed" : "ad-report"}-${outcome}` }],
    ),
  ];
};

/** In-app notifications of a decision; people who closed their account get none. */
const notificationWrites = async (
  {
    table,
    system: { now, newId },
  }: { readonly table: Table; readonly system: Pick<System, "now" | "newId"> },
  before: AdCaseItem,
  outcome: AdOutcome,
): Promise<Action[]> => {
  const notices = noticesOf(before, outcome);
  const people = await table.batchGet(
    notices.map(({ userId }) => keys.profile(userId)),
    ProfileItem.pick({ userId: true }),
  );
  const here = new Set(people.map(({ userId }) => userId));
  return notices
    .filter(({ userId }) => here.has(userId))
    .map(({ userId, what }) =>
      notificationWrite(
        {
          userId,
          type: "review",
          params: { what, bike: before.ad.title },
          link: `/ad-decisions/${before.id}`,
        },
        newId("notification"),
        now(),
      ),
    );
};

/** Throws if this administrator may not decide. True if a sole administrator reviews their own decision. */
const requireJudge = async (
  { countAdministrators }: Pick<AdReportsContext, "countAdministrators">,
  before: AdCaseItem,
  adminId: string,
  round: number,
): Promise<boolean> => {
  // The administrator has not seen the latest decision.
  if (before.state === "decided" || round !== before.decisions.length)
    throw new ProblemError("ad-case-decided");
  if (isParty(before, adminId)) throw new ProblemError("forbidden");
  if (before.state === "open" || !hasDecided(before, adminId)) return false;
  if ((await countAdministrators()) > 1) throw new ProblemError("ad-appeal-needs-another");
  return true;
};

/** The reasons are stored and sent, so personal numbers are removed. */
const withoutPersonalNumbers = ({ round: _, ...decision }: AdCaseDecision, now: Date) => {
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
    ...withoutPersonalNumbers(decision, now),
    at,
    by: adminId,
    sameAdministrator,
    restoredAs,
    notRestored,
  };
  return applyConsequence(context, consequence, async () =>
    table.transact([
      decidedWrite(before, { decisions: [...before.decisions, made] }, now),
      ...(before.state === "open" ? [remove(keys.openAdCase(before.listingId))] : []),
      ...consequence.writes,
      ...(await notificationWrites(context, before, decision.outcome)),
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

/** Of two simultaneous decisions the second gets `ad-case-decided`. */
export const decideAdCase = async (
  context: AdReportsContext,
  adminId: string,
  caseId: string,
  decision: AdCaseDecision,
): Promise<Record<string, never>> => {
  await retryOnConflict(context.system, () => decide(context, adminId, caseId, decision));
  return {};
};
