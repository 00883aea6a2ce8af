import type { ListedAdCase } from "#contract/ad-report-admin.ts";
import type { AdminFoundReport } from "#contract/bike-admin-found-reports.ts";
import type { ListedBikeReview, ListedCorrection } from "#contract/bike-admin.ts";
import type { BikeRemoval } from "#contract/bike-removals.ts";
import type { ListedBug } from "#contract/bug-reports.ts";
import type { EmailRequest } from "#contract/email-requests.ts";
import type { Extract } from "#contract/extracts.ts";
import type { ListedIdentityReview } from "#contract/identity-reviews.ts";
import type { Inventory } from "#contract/inventory.ts";
import type { GivenUpWork } from "#contract/todo.ts";
import type { ListedMessageReport } from "#contract/message-report-admin.ts";
import type { Order } from "#contract/orders/admin-orders.ts";
import type { ListedStoreApplication } from "#contract/store-applications/decisions.ts";
import { correctionCaseId } from "#contract/todo.ts";
import { changesIn } from "#web/shared/corrections/changes-in.ts";
import type { Case, InPlace } from "./case.ts";

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

export const correctionCase = (correction: ListedCorrection, inPlace: InPlace): Case => {
  const { id, bikeId, bike, owner, request, requestedAt } = correction;
  return {
    queue: "corrections",
    id: correctionCaseId(bikeId, id),
    name: owner?.fullName ?? bike.frameNumber,
    detail: bikeName(bike),
    change: changesIn(bike, request),
    why: request.reason,
    since: requestedAt,
    to: "/admin-recovery-reports?tab=corrections",
    inPlace,
  };
};

/** It is decided with the bike before one's eyes. */
export const removalCase = ({ bikeId, bike, frameNumber, reason, askedAt }: BikeRemoval): Case => ({
  queue: "removals",
  id: bikeId,
  name: bike,
  detail: frameNumber,
  why: reason,
  since: askedAt,
  to: `/admin-bikes/${bikeId}`,
});

/** It is decided with the person before one's eyes. */
export const extractCase = ({ id, accountId, authority, caseNumber, ground, askedAt }: Extract): Case => ({
  queue: "extracts",
  id,
  name: authority,
  detail: caseNumber,
  why: ground,
  since: askedAt,
  to: `/admin-people/${accountId}`,
});

export const emailRequestCase = ({ id, accountId, former, email, reason, askedAt }: EmailRequest): Case => ({
  queue: "emailRequests",
  id,
  name: former,
  detail: email,
  why: reason,
  since: askedAt,
  to: `/admin-people/${accountId}`,
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

export const bugCase = ({ id, words, path, firstAt }: ListedBug): Case => ({
  queue: "bugs",
  id,
  name: words,
  detail: path,
  since: firstAt,
  to: `/admin-bug-reports?id=${id}`,
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
  detail: lastsUntil ?? "",
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
