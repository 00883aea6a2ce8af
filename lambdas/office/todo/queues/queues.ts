import type { TodoQueue } from "#contract/office/todo.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { BikeRemovalItem } from "#lambdas/bikes/items/bike-removal.ts";
import { CorrectionItem } from "#lambdas/bikes/items/correction.ts";
import { ThreadReportItem } from "#lambdas/messages/items/conversation.ts";
import { AdCaseItem } from "#lambdas/moderation/items/ad-report.ts";
import { BugItem } from "#lambdas/office/items/bug-report.ts";
import { ContactCaseItem } from "#lambdas/office/items/contact.ts";
import { isPartyTo } from "#lambdas/office/samples/is-party-to.ts";
import { readOpenSamples } from "#lambdas/office/samples/open-samples.ts";
import { isForOthers, isReady } from "#lambdas/ownership/disputes/rules.ts";
import { OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";
import { EmailRequestItem } from "#lambdas/people/items/email-request.ts";
import { ExtractItem } from "#lambdas/people/items/extract.ts";
import { IdentityReviewItem } from "#lambdas/people/items/identity-review.ts";
import { PersonAccessItem } from "#lambdas/people/items/person-access.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import { ReversalItem } from "#lambdas/points/items/reversal.ts";
import { needsAnswer } from "#lambdas/points/reversals/reversal-rules.ts";
import { StoreApplicationItem } from "#lambdas/shops/items/store-application.ts";
import { InventoryItem } from "#lambdas/stickers/items/inventory.ts";
import { OrderItem } from "#lambdas/stickers/items/order.ts";
import { showStock } from "#lambdas/stickers/show-stock.ts";
import { RewardItem } from "#lambdas/thefts/items/found-report.ts";
import { type ReadWaiting, type Viewer, both, inList, inMixedList } from "./read-waiting.ts";

type FourEyesRequest = {
  readonly userId: string;
  readonly askedBy: string;
  readonly unfinished?: boolean | undefined;
};
type Lapsing = { readonly state: string; readonly lapsesAt: string };

/** A second administrator answers, and nobody answers about their own account. */
const isForViewer = (
  { userId, askedBy, unfinished = false }: FourEyesRequest,
  { adminId }: Viewer,
): boolean => userId !== adminId && (askedBy !== adminId || unfinished);

const isOpenRequest = ({ state, lapsesAt }: Lapsing, { now }: Viewer): boolean =>
  state === "asked" && now < new Date(lapsesAt);

const samples: ReadWaiting = async ({ table }) => ({
  since: (await readOpenSamples(table)).map(({ registeredAt }) => registeredAt),
  more: false,
});

const ordersOf = (party: "customer" | "store"): ReadWaiting =>
  inList({
    index: "gsi2",
    partition: lists.ordersInState(party, "pending"),
    schema: OrderItem,
    since: ({ createdAt }) => createdAt,
  });

/** Converts the day to a time, as in the other queues. */
const lowSince = (item: InventoryItem, now: Date): string | undefined => {
  const { emptySince, lowSince: day } = showStock(item, now);
  return emptySince ?? (day && `${day}T00:00:00.000Z`);
};

/** Each reads what the queue's own list reads. Removals, disputes, extracts, changes of address, accesses and letters leave out what others must decide. */
export const queues: Readonly<Record<TodoQueue, ReadWaiting>> = {
  receipts: both(
    inList({
      index: "gsi2",
      partition: lists.unlistedBikes("pending_review"),
      schema: BikeItem,
      since: ({ registeredAt }) => registeredAt,
    }),
    samples,
  ),
  identities: inList({
    index: "gsi1",
    partition: lists.openIdentityReviews(),
    schema: IdentityReviewItem,
    since: ({ requestedAt }) => requestedAt,
  }),
  rewards: inList({
    index: "gsi1",
    partition: lists.rewardsInReview(),
    schema: RewardItem,
    since: ({ createdAt }) => createdAt,
  }),
  corrections: inList({
    index: "gsi1",
    partition: lists.openCorrections(),
    schema: CorrectionItem,
    since: ({ requestedAt }) => requestedAt,
  }),
  removals: inList({
    index: "gsi1",
    partition: lists.openRemovals(),
    schema: BikeRemovalItem,
    since: ({ askedBy, unfinished, askedAt }, { adminId }) =>
      askedBy !== adminId || unfinished === true ? askedAt : undefined,
  }),
  ownershipDisputes: inMixedList({
    index: "gsi1",
    partition: lists.waitingOwnershipDisputes(),
    schema: OwnershipDisputeItem,
    since: (dispute, { adminId, now }) =>
      isReady(dispute, now) && !isForOthers(dispute, adminId) ? dispute.openedAt : undefined,
  }),
  extracts: inList({
    index: "gsi1",
    partition: lists.openExtracts(),
    schema: ExtractItem,
    since: (item, viewer) =>
      isForViewer(item, viewer) && isOpenRequest(item, viewer) ? item.askedAt : undefined,
  }),
  emailRequests: inList({
    index: "gsi1",
    partition: lists.openEmailRequests(),
    schema: EmailRequestItem,
    since: (item, viewer) =>
      isForViewer(item, viewer) && (isOpenRequest(item, viewer) || item.unfinished === true)
        ? item.askedAt
        : undefined,
  }),
  accesses: inMixedList({
    index: "gsi2",
    partition: lists.accessSamples(),
    schema: PersonAccessItem,
    since: (item, { adminId }) => (isPartyTo(item, adminId) ? undefined : item.at),
  }),
  adReports: inList({
    index: "gsi2",
    partition: lists.openAdCases(),
    schema: AdCaseItem,
    since: ({ waitingSince }) => waitingSince,
  }),
  messageReports: inList({
    index: "gsi1",
    partition: lists.openThreadReports(),
    schema: ThreadReportItem,
    since: ({ waitingSince }) => waitingSince,
  }),
  letters: both(
    inList({
      index: "gsi1",
      partition: lists.contactCases("new"),
      schema: ContactCaseItem,
      since: ({ createdAt }) => createdAt,
    }),
    inList({
      index: "gsi1",
      partition: lists.contactCases("assigned"),
      schema: ContactCaseItem,
      since: ({ holder, createdAt }, { adminId }) => (holder === adminId ? createdAt : undefined),
    }),
  ),
  bugs: inList({
    index: "gsi1",
    partition: lists.bugs("new"),
    schema: BugItem,
    since: ({ firstAt }) => firstAt,
  }),
  disputes: inMixedList({
    index: "gsi1",
    partition: lists.disputes(),
    schema: ReversalItem,
    newestFirst: true,
    since: (reversal) => (needsAnswer(reversal) ? reversal.since : undefined),
  }),
  orders: both(ordersOf("customer"), ordersOf("store")),
  storeApplications: inList({
    index: "gsi1",
    partition: lists.storeApplications("open"),
    schema: StoreApplicationItem,
    since: ({ sentAt }) => sentAt,
  }),
  stock: inMixedList({
    index: "gsi1",
    partition: lists.inventories(),
    schema: InventoryItem,
    since: (item, { now }) => lowSince(item, now),
  }),
  givenUp: async ({ readGivenUp }) => {
    const { items, more } = await readGivenUp();
    return { since: items.map(({ since }) => since), more };
  },
};
