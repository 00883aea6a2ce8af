import type {
  OpenedStoreApplication,
  StoreApplicationDecision,
} from "#contract/shops/applications/decisions.ts";
import type { CaseInQueue } from "#contract/office/todo.ts";
import type { CompanyNumber } from "#contract/platform/company-number.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { endClaim } from "#lambdas/platform/cases/end-claim.ts";
import { requireNotClaimedByOther } from "#lambdas/platform/cases/claimed-by-other.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { newStoreOrder } from "#lambdas/stickers/new-store-order.ts";
import { newOrderWrites } from "#lambdas/stickers/order-writes.ts";
import { sendInvitation } from "#lambdas/shops/store-accounts/send-invitation.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import { type Action, put, update } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import type { StoreApplicationItem } from "#lambdas/shops/items/store-application.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { closingWrites } from "#lambdas/shops/applications/applications/close-application.ts";
import { findCompany } from "#lambdas/shops/applications/companies/find-company.ts";
import type { DecisionsContext } from "./decisions-context.ts";
import { readApplication, showOpened } from "./show-application.ts";

const numberOf = async (
  { cipher }: DecisionsContext,
  { storeId, organisationNumber }: StoreApplicationItem,
): Promise<CompanyNumber> =>
  organisationNumber.kind === "company"
    ? { kind: "company", digits: organisationNumber.number }
    : { kind: "sole-trader", digits: await cipher.decrypt(storeId, organisationNumber.encrypted) };

const prepareOwner = async (
  { accounts }: DecisionsContext,
  { contact: { email, name }, language, storeId }: StoreApplicationItem,
): Promise<string> => {
  const ownerId = await accounts.prepare({ email, name, language, storeId });
  if (ownerId === undefined) throw new ProblemError("email-taken");
  return ownerId;
};

const newStoreOf = (item: StoreApplicationItem, now: Date) => {
  const { storeId, company, organisationNumber, address, contact } = item;
  const { street, postalCode, city } = address;
  return {
    storeId,
    name: company.name,
    organisationNumber,
    city,
    address: { street, postalCode },
    contact,
    state: "active",
    createdAt: now.toISOString(),
  } as const;
};

type Decision = { readonly item: StoreApplicationItem; readonly adminId: string; readonly now: Date };

const openingWrites = (
  context: DecisionsContext,
  { item, adminId, now }: Decision,
  { ownerId, stickers: count }: { readonly ownerId: string; readonly stickers: number | undefined },
): readonly Action[] => {
  const { storeId, companyRef } = item;
  const store = newStoreOf(item, now);
  const request = count === undefined ? undefined : ({ kind: "qr_order", count } as const);
  return [
    ...storeWrites(store, ownerId, true),
    put(keys.companyStore(companyRef, storeId), "companyStore", { storeId }).expectNew("repeated"),
    ...(request ? newOrderWrites(newStoreOrder(context, store, { request, orderedBy: adminId })) : []),
  ];
};

const caseOf = ({ applicationId }: StoreApplicationItem): CaseInQueue => ({
  queue: "storeApplications",
  caseId: applicationId,
});

const endingWrites = (
  context: DecisionsContext,
  { item, adminId, now }: Decision,
  action: `store-application-${"approved" | "rejected" | "returned"}`,
): readonly Action[] => [
  ...auditWrites(context, { subject: item.applicationId, by: adminId, action, at: now.toISOString() }),
  endClaim(caseOf(item), adminId, now),
];

/** Checks the company and the e-mail address again, since both may have changed after the application. */
const approve = async (
  context: DecisionsContext,
  decided: Decision,
  stickers: number | undefined,
): Promise<void> => {
  const { item, adminId, now } = decided;
  // Creates no account while another administrator has claimed the case.
  await requireNotClaimedByOther(context.table, caseOf(item), adminId, now);
  await findCompany(context, await numberOf(context, item));
  const ownerId = await prepareOwner(context, item);
  await retryOnConflict(context, () =>
    context.table.transact([
      ...closingWrites(item, {
        state: "approved",
        closedAt: now,
        decidedBy: adminId,
        invitation: "due",
        stickers,
      }),
      ...openingWrites(context, decided, { ownerId, stickers }),
      ...endingWrites(context, decided, "store-application-approved"),
    ]),
  );
  await sendInvitation(context, keys.storeApplication(item.applicationId), item.contact.email);
};

const reject = async (context: DecisionsContext, decided: Decision, reason: string): Promise<void> => {
  const { item, adminId, now } = decided;
  await context.table.transact([
    ...closingWrites(item, {
      state: "rejected",
      closedAt: now,
      decidedBy: adminId,
      reason: hidePersonalNumbers(reason, swedishDate(now)),
    }),
    ...endingWrites(context, decided, "store-application-rejected"),
  ]);
};

/** Asks the applicant one question at a time. */
const returnForMore = async (context: DecisionsContext, decided: Decision, typed: string): Promise<void> => {
  const { item, now } = decided;
  const question = hidePersonalNumbers(typed, swedishDate(now));
  const askedAt = now.toISOString();
  await context.table.transact([
    update(keys.storeApplication(item.applicationId))
      .set({
        state: "returned",
        exchange: [...item.exchange, { question, askedAt }],
        returnedAt: askedAt,
        gsi1pk: lists.storeApplications("returned"),
      })
      .expect("state", "pending", "store-application-decided"),
    ...endingWrites(context, decided, "store-application-returned"),
  ]);
};

/** An application can be decided once; the stream sends the mails. */
export const decideApplication = async (
  context: DecisionsContext,
  adminId: string,
  applicationId: string,
  decision: StoreApplicationDecision,
): Promise<OpenedStoreApplication> => {
  const item = await readApplication(context.table, applicationId);
  if (item.closedAt !== undefined) throw new ProblemError("store-application-decided");
  const decided = { item, adminId, now: context.now() };
  if (decision.decision === "approve") await approve(context, decided, decision.stickers);
  else if (decision.decision === "reject") await reject(context, decided, decision.reason);
  else await returnForMore(context, decided, decision.question);
  return showOpened(context, applicationId);
};
