import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { ExtractDecision } from "#contract/office/extract-acts.ts";
import type { Extract } from "#contract/office/extracts.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { retentionEnd } from "./retention-end.ts";
import { showExtracts } from "./show-extracts.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { type Answer, answerWrite, notifyAsker } from "#lambdas/people/administrators/four-eyes.ts";
import { endClaim } from "#lambdas/platform/cases/end-claim.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type ActionBuilder, remove } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { ExtractItem } from "#lambdas/people/items/extract.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

type Context = Pick<PeopleAdminContext, "table" | "system">;
type ExtractKey = { readonly adminId: string; readonly accountId: string; readonly extractId: string };
type ExtractAnswer = Answer<"approved" | "declined">;

/** A lapsed request counts as decided. The requester may withdraw it but not approve it. */
const readOpen = async (
  { table, system }: Context,
  { adminId, accountId, extractId }: ExtractKey,
  { decision }: ExtractDecision,
): Promise<ExtractItem> => {
  if (adminId === accountId) throw new ProblemError("account-exempt");
  const item = await table.get(keys.extract(accountId, extractId), ExtractItem);
  const isOpen = item?.state === "asked" && system.now() < new Date(item.lapsesAt);
  if (!isOpen) throw new ProblemError("extract-decided");
  if (decision === "approve" && item.askedBy === adminId) throw new ProblemError("extract-own");
  return item;
};

const decisionWrite = (
  item: ExtractItem,
  answer: ExtractAnswer,
  reason: string | undefined,
): ActionBuilder => {
  const { userId, id, secretUntil } = item;
  const write = answerWrite(keys.extract(userId, id), item, answer, "extract-decided").set({
    reason,
    expiresAt: retentionEnd(secretUntil, answer.now),
  });
  const at = answer.now.toISOString();
  return answer.state === "approved"
    ? write.set({ gsi1pk: lists.approvedExtracts(), gsi1sk: `${at}#${id}` })
    : write.remove("gsi1pk", "gsi1sk");
};

/** Approving queues the extract for the job that makes it. */
export const decideExtract = async (
  context: Context,
  extractKey: ExtractKey,
  decision: ExtractDecision,
): Promise<Extract> => {
  const { table, system } = context;
  const { adminId, accountId, extractId } = extractKey;
  const item = await readOpen(context, extractKey, decision);
  const now = system.now();
  const state = decision.decision === "approve" ? "approved" : "declined";
  const reason =
    decision.decision === "reject" ? hidePersonalNumbers(decision.reason, swedishDate(now)) : undefined;
  const answer = { state, by: adminId, now } as const;
  await table.transact([
    decisionWrite(item, answer, reason),
    remove(keys.openExtract(accountId)).expect("extractId", extractId, "extract-decided"),
    ...auditWrites(system, {
      subject: extractId,
      person: accountId,
      by: adminId,
      action: `extract-${state}`,
      at: now.toISOString(),
      reason: reason ?? `${item.authority}, ${item.caseNumber}`,
    }),
    ...notifyAsker(
      system,
      { askedBy: item.askedBy, link: `/admin-people/${accountId}?case=extracts.${extractId}` },
      answer,
    ),
    endClaim({ queue: "extracts", caseId: extractId }, adminId, now),
  ]);
  const decided = { ...item, state, decidedBy: adminId, decidedAt: now.toISOString(), reason } as const;
  const [shown] = await showExtracts(table, [decided], { adminId, now });
  if (!shown) throw new ProblemError("account-exempt");
  return shown;
};
