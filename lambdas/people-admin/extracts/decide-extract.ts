import { swedishDate } from "#contract/calendar-date.ts";
import type { ExtractDecision } from "#contract/extract-acts.ts";
import type { Extract } from "#contract/extracts.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { keptUntil } from "./kept-until.ts";
import { showExtracts } from "./show-extracts.ts";
import type { PeopleAdminContext } from "#lambdas/people-admin/people-admin-context.ts";
import { type Answer, answerWrite } from "#lambdas/shared/administrators/four-eyes.ts";
import { endClaim } from "#lambdas/shared/case-claims/end-claim.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type ActionBuilder, remove } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { ExtractItem } from "#lambdas/shared/table/items/extract.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

type Context = Pick<PeopleAdminContext, "table" | "system">;
type Deciding = { readonly adminId: string; readonly accountId: string; readonly extractId: string };
type Decided = Answer<"approved" | "declined">;

/** One whose week is over is decided. Who asked can take it back, and cannot approve it. */
const readOpen = async (
  { table, system }: Context,
  { adminId, accountId, extractId }: Deciding,
  { decision }: ExtractDecision,
): Promise<ExtractItem> => {
  if (adminId === accountId) throw new ProblemError("account-exempt");
  const item = await table.get(keys.extract(accountId, extractId), ExtractItem);
  const isOpen = item?.state === "asked" && system.now() < new Date(item.lapsesAt);
  if (!isOpen) throw new ProblemError("extract-decided");
  if (decision === "approve" && item.askedBy === adminId) throw new ProblemError("extract-own");
  return item;
};

const decisionWrite = (item: ExtractItem, answer: Decided, reason: string | undefined): ActionBuilder => {
  const { userId, id, secretUntil } = item;
  const write = answerWrite(keys.extract(userId, id), item, answer, "extract-decided").set({
    reason,
    expiresAt: keptUntil(secretUntil, answer.now),
  });
  const at = answer.now.toISOString();
  return answer.state === "approved"
    ? write.set({ gsi1pk: lists.approvedExtracts(), gsi1sk: `${at}#${id}` })
    : write.remove("gsi1pk", "gsi1sk");
};

/** Has an extract made that another administrator has asked for, or lets it be. */
export const decideExtract = async (
  context: Context,
  deciding: Deciding,
  decision: ExtractDecision,
): Promise<Extract> => {
  const { table, system } = context;
  const { adminId, accountId, extractId } = deciding;
  const item = await readOpen(context, deciding, decision);
  const now = system.now();
  const state = decision.decision === "approve" ? "approved" : "declined";
  const reason =
    decision.decision === "reject" ? hidePersonalNumbers(decision.reason, swedishDate(now)) : undefined;
  await table.transact([
    decisionWrite(item, { state, by: adminId, now }, reason),
    remove(keys.openExtract(accountId)).expect("extractId", extractId, "extract-decided"),
    ...auditWrites(system, {
      subject: extractId,
      person: accountId,
      by: adminId,
      action: `extract-${state}`,
      at: now.toISOString(),
      reason: reason ?? `${item.authority}, ${item.caseNumber}`,
    }),
    endClaim({ queue: "extracts", caseId: extractId }, adminId, now),
  ]);
  const decided = { ...item, state, decidedBy: adminId, decidedAt: now.toISOString(), reason } as const;
  const [shown] = await showExtracts(table, [decided], { adminId, now });
  if (!shown) throw new ProblemError("account-exempt");
  return shown;
};
