import type {
  OpenedStoreApplication,
  StoreApplicationDecision,
} from "#contract/store-applications/decisions.ts";
import type { CaseInQueue } from "#contract/todo.ts";
import type { CompanyNumber } from "#contract/company-number.ts";
import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { endClaim } from "#lambdas/shared/case-claims/end-claim.ts";
import { requireNotSomeoneElses } from "#lambdas/shared/case-claims/someone-elses.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { newStoreOrder } from "#lambdas/shared/orders/new-store-order.ts";
import { newOrderWrites } from "#lambdas/shared/orders/order-writes.ts";
import { sendInvitation } from "#lambdas/shared/stores/accounts/send-invitation.ts";
import { storeWrites } from "#lambdas/shared/stores/store-writes.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import type { StoreApplicationItem } from "#lambdas/shared/table/items/store-application.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { closingWrites } from "../applications/close-application.ts";
import { findCompany } from "../companies/find-company.ts";
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

type Decided = { readonly item: StoreApplicationItem; readonly adminId: string; readonly now: Date };

/** The store with its owner, that its company has it, and the stickers it begins with. */
const openingWrites = (
  context: DecisionsContext,
  { item, adminId, now }: Decided,
  { ownerId, stickers: count }: { readonly ownerId: string; readonly stickers: number | undefined },
): readonly Action[] => {
  const { storeId, companyRef } = item;
  const store = newStoreOf(item, now);
  const request = count === undefined ? undefined : ({ kind: "qr_order", count } as const);
  return [
    ...storeWrites(store, ownerId),
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
  { item, adminId, now }: Decided,
  action: "store-application-approved" | "store-application-rejected",
): readonly Action[] => [
  ...auditWrites(context, { subject: item.applicationId, by: adminId, action, at: now.toISOString() }),
  endClaim(caseOf(item), adminId, now),
];

/** The company still trades, and the address is free or prepared for this very store. Then everything is written at once, and the invitation follows. */
const approve = async (
  context: DecisionsContext,
  decided: Decided,
  stickers: number | undefined,
): Promise<void> => {
  const { item, adminId, now } = decided;
  // No account is prepared for a store that someone else may be refusing.
  await requireNotSomeoneElses(context.table, caseOf(item), adminId, now);
  await findCompany(context, await numberOf(context, item));
  const ownerId = await prepareOwner(context, item);
  await untilFresh(context, () =>
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

const reject = async (context: DecisionsContext, decided: Decided, reason: string): Promise<void> => {
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

/** Answers an application once and for all. The mails about it follow from that. */
export const decideApplication = async (
  context: DecisionsContext,
  adminId: string,
  applicationId: string,
  decision: StoreApplicationDecision,
): Promise<OpenedStoreApplication> => {
  const item = await readApplication(context.table, applicationId);
  if (item.state !== "pending") throw new ProblemError("store-application-decided");
  const decided = { item, adminId, now: context.now() };
  if (decision.decision === "approve") await approve(context, decided, decision.stickers);
  else await reject(context, decided, decision.reason);
  return showOpened(context, applicationId);
};
