import type { AccessCase, AccessQueue } from "#contract/office/person-access.ts";
import type { PeopleAdminContext } from "#lambdas/office/people/people-admin-context.ts";
import { isFetchable } from "#lambdas/office/people/extracts/show-extracts.ts";
import { BikeRemovalItem } from "#lambdas/bikes/items/bike-removal.ts";
import { ContactCaseItem } from "#lambdas/office/items/contact.ts";
import { EmailRequestItem } from "#lambdas/people/items/email-request.ts";
import { ExtractItem } from "#lambdas/people/items/extract.ts";
import { EmailGuardItem } from "#lambdas/people/items/identity.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { PaymentItem, ReversalItem } from "#lambdas/points/items/reversal.ts";
import { needsAnswer } from "#lambdas/points/reversals/reversal-rules.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { FoundReportItem, RewardItem } from "#lambdas/thefts/items/found-report.ts";

type Context = Pick<PeopleAdminContext, "table" | "system">;
type Named = { readonly accountId: string; readonly ids: readonly [string, string] };

/** Each checks that a case of one queue is waiting and concerns the person. */
const concerns: Readonly<Record<AccessQueue, (context: Context, named: Named) => Promise<boolean>>> = {
  disputes: async ({ table }, { accountId, ids: [paymentId, id] }) => {
    const dispute = await table.get(keys.reversal(paymentId, id), ReversalItem);
    const payment = await table.get(keys.payment(paymentId), PaymentItem);
    const purchase = payment && (await table.get(keys.purchase(payment.purchaseId), PurchaseItem));
    return dispute !== undefined && needsAnswer(dispute) && purchase?.userId === accountId;
  },
  emailRequests: async ({ table, system }, { accountId, ids: [id] }) => {
    const request = await table.get(keys.emailRequest(accountId, id), EmailRequestItem);
    if (request?.unfinished) return true;
    return request?.state === "asked" && system.now() < new Date(request.lapsesAt);
  },
  extracts: async ({ table, system }, { accountId, ids: [id] }) => {
    const extract = await table.get(keys.extract(accountId, id), ExtractItem);
    if (extract?.state === "asked") return system.now() < new Date(extract.lapsesAt);
    return extract?.state === "approved" || (extract !== undefined && isFetchable(extract, system.now()));
  },
  letters: async ({ table }, { accountId, ids: [caseNumber] }) => {
    const letter = await table.get(keys.contactCase(caseNumber), ContactCaseItem);
    if (letter === undefined || letter.state === "closed") return false;
    return (await table.get(keys.emailGuard(letter.email), EmailGuardItem))?.userId === accountId;
  },
  removals: async ({ table, system }, { accountId, ids: [bikeId] }) => {
    const removal = await table.get(keys.bikeRemoval(bikeId), BikeRemovalItem);
    if (removal?.state !== "open" || system.now() >= new Date(removal.lapsesAt)) return false;
    return [removal.ownerId, removal.keptOwnerId].includes(accountId);
  },
  rewards: async ({ table }, { accountId, ids: [bikeId, id] }) => {
    const report = await table.get(keys.foundReport(bikeId, id), FoundReportItem);
    if (report === undefined || ![report.ownerId, report.finderId].includes(accountId)) return false;
    if (report.state === "pending" || report.state === "owner_seen") return true;
    const reward = await table.get(keys.reward(bikeId, report.theftId), RewardItem);
    return reward?.reportId === id && reward.state === "under_review";
  },
};

export const concernsPerson = (
  context: Context,
  accountId: string,
  { queue, caseId }: AccessCase,
): Promise<boolean> => {
  const [first = "", second = ""] = caseId.split(".");
  return concerns[queue](context, { accountId, ids: [first, second] });
};
