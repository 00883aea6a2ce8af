import type { ListedAdCase } from "#contract/moderation/ad-report-admin.ts";
import type { AdminFoundReport } from "#contract/office/bike-admin-found-reports.ts";
import type { ListedBikeReview, ListedCorrection } from "#contract/office/bike-admin.ts";
import type { BikeRemoval } from "#contract/office/bike-removals.ts";
import type { ListedBug } from "#contract/office/bug-reports.ts";
import type { ListedContactCase } from "#contract/office/contact-cases.ts";
import type { EmailRequest } from "#contract/office/email-requests.ts";
import type { Extract } from "#contract/office/extracts.ts";
import type { ListedIdentityReview } from "#contract/people/identity-reviews.ts";
import type { Dispute } from "#contract/points/disputes.ts";
import type { Inventory } from "#contract/stickers/inventory.ts";
import { type GivenUpWork, caseIdOf } from "#contract/office/todo.ts";
import type { ListedMessageReport } from "#contract/moderation/message-report-admin.ts";
import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import type { ListedOwnershipDispute } from "#contract/office/ownership-dispute-cases.ts";
import type { ListedStoreApplication } from "#contract/shops/applications/decisions.ts";
import { changesIn } from "#web/bikes/corrections/changes-in.ts";
import { personPath } from "#web/people/person-path.ts";
import type { Case, InlineDecision } from "./case.ts";

const bikeName = ({ brand, model }: { brand: string; model: string }): string => `${brand} ${model}`.trim();

export const receiptCase = ({ bike, owner }: ListedBikeReview): Case => ({
  queue: "receipts",
  id: bike.id,
  name: owner?.fullName ?? bike.frameNumber,
  detail: bikeName(bike),
  since: bike.registeredAt,
  to: "/admin-recovery-reports?tab=reviews",
});

export const identityCase = ({ id, fullName, requestedAt }: ListedIdentityReview): Case => ({
  queue: "identities",
  id,
  name: fullName,
  detail: "",
  since: requestedAt,
  to: `/admin-identity-reviews/${id}`,
});

export const rewardCase = ({ id, bike, frameNumber, reportedAt, decidedAt }: AdminFoundReport): Case => ({
  queue: "rewards",
  id,
  name: bike,
  detail: frameNumber,
  since: decidedAt ?? reportedAt,
  to: "/admin-recovery-reports?state=confirmed&flagged=true",
});

export const correctionCase = (correction: ListedCorrection, inPlace: InlineDecision): Case => {
  const { id, bikeId, bike, owner, request, requestedAt } = correction;
  return {
    queue: "corrections",
    id: caseIdOf(bikeId, id),
    name: owner?.fullName ?? bike.frameNumber,
    detail: bikeName(bike),
    change: changesIn(bike, request),
    why: request.reason,
    since: requestedAt,
    to: "/admin-recovery-reports?tab=corrections",
    inPlace,
  };
};

/** The administrator decides on the bike's page. */
export const removalCase = ({ bikeId, bike, frameNumber, reason, askedAt }: BikeRemoval): Case => ({
  queue: "removals",
  id: bikeId,
  name: bike,
  detail: frameNumber,
  why: reason,
  since: askedAt,
  to: `/admin-bikes/${bikeId}`,
});

export const ownershipDisputeCase = ({ id, bike, frameNumber, openedAt }: ListedOwnershipDispute): Case => ({
  queue: "ownershipDisputes",
  id,
  name: bike,
  detail: frameNumber,
  since: openedAt,
  to: `/admin-ownership-disputes/${id}`,
});

/** The administrator decides on the person's page. */
export const extractCase = ({ id, accountId, authority, caseNumber, ground, askedAt }: Extract): Case => ({
  queue: "extracts",
  id,
  name: authority,
  detail: caseNumber,
  why: ground,
  since: askedAt,
  to: personPath(accountId, { from: { queue: "extracts", caseId: id } }),
});

export const emailRequestCase = ({ id, accountId, former, email, reason, askedAt }: EmailRequest): Case => ({
  queue: "emailRequests",
  id,
  name: former,
  detail: email,
  why: reason,
  since: askedAt,
  to: personPath(accountId, { from: { queue: "emailRequests", caseId: id } }),
});

export const adCase = ({ id, title, waitingSince }: ListedAdCase): Case => ({
  queue: "adReports",
  id,
  name: title,
  detail: "",
  since: waitingSince,
  to: "/admin-ad-reports",
});

export const messageCase = ({ id, reportedName, waitingSince }: ListedMessageReport): Case => ({
  queue: "messageReports",
  id,
  name: reportedName,
  detail: "",
  since: waitingSince,
  to: `/admin-message-reports?id=${id}`,
});

/** A request about personal data shows the day on which it is due. */
export const letterCase = ({ caseNumber, from, due, createdAt }: ListedContactCase): Case => ({
  queue: "letters",
  id: caseNumber,
  name: from,
  detail: caseNumber,
  day: due && { is: "answerBy", on: due.on },
  since: createdAt,
  to: `/admin-letters?id=${caseNumber}`,
});

export const bugCase = ({ id, words, path, firstAt }: ListedBug): Case => ({
  queue: "bugs",
  id,
  name: words,
  detail: path,
  since: firstAt,
  to: `/admin-bug-reports?id=${id}`,
});

/** The administrator answers in the payment service, which then reports the dispute as answered. */
export const disputeCase = ({ id, purchase, dueBy, since }: Dispute): Case => ({
  queue: "disputes",
  id,
  name: purchase?.orderNumber ?? id,
  detail: "",
  day: dueBy === undefined ? undefined : { is: "answerBy", on: dueBy },
  since,
  to: "/admin-campaigns?tab=disputes",
});

export const orderCase = (order: Order): Case => ({
  queue: "orders",
  id: order.orderNumber,
  name: order.kind === "customer" ? order.customer : order.store,
  detail: order.orderNumber,
  since: order.createdAt,
  to: `/admin-orders?order=${order.orderNumber}`,
});

export const applicationCase = ({ id, company, city, sentAt }: ListedStoreApplication): Case => ({
  queue: "storeApplications",
  id,
  name: company,
  detail: city,
  since: sentAt,
  to: `/admin-store-requests?id=${id}`,
});

export const stockCase = ({ pool, store, lastsUntil, since }: Inventory & { since: string }): Case => ({
  queue: "stock",
  id: pool,
  name: store ?? "Cykelregistret",
  detail: "",
  day: lastsUntil === undefined ? undefined : { is: "lastsUntil", on: lastsUntil },
  since,
  to: "/admin-inventory",
});

export const givenUpCase = ({ id, since }: GivenUpWork): Case => ({
  queue: "givenUp",
  id,
  name: "Cykelregistret",
  detail: "",
  since,
  to: "/admin-dashboard#health",
});
