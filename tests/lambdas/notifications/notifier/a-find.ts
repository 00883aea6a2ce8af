import type { FoundCodeItem, FoundReportItem, RewardItem } from "#lambdas/thefts/items/found-report.ts";
import type { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import type { ThreadItem } from "#lambdas/messages/items/thread.ts";
import type { MatchItem, TheftItem } from "#lambdas/thefts/items/theft.ts";
import { noon } from "#tests/lambdas/a.ts";

const at = noon.toISOString();
const bikeId = "bike_01K9ZZZZZZZZZZZZZZZZZZZZZZ";

export const aTheft = (over: Partial<TheftItem> = {}): TheftItem => ({
  entity: "theft",
  id: "theft_01K9ZZZZZZZZZZZZZZZZZZZZZZ",
  bikeId,
  ownerId: "anna",
  frameNumber: "WTU204K8861",
  bike: "Crescent Femto",
  state: "open",
  stolenDate: "2026-11-19",
  place: "Stationen",
  city: "Malmö",
  reportedAt: at,
  confirmed: [],
  version: 1,
  ...over,
});

export const aFoundReport = (over: Partial<FoundReportItem> = {}): FoundReportItem => ({
  entity: "foundReport",
  id: "found_01K9ZZZZZZZZZZZZZZZZZZZZZZ",
  bikeId,
  theftId: aTheft().id,
  ownerId: "anna",
  frameNumber: "WTU204K8861",
  bike: "Crescent",
  finder: "bo",
  finderId: "bo",
  location: "Utanför https://evil.example",
  state: "pending",
  flags: [],
  reportedAt: at,
  ...over,
});

export const aMatch = (over: Partial<MatchItem> = {}): MatchItem => ({
  entity: "match",
  bikeId,
  theftId: aTheft().id,
  ownerId: "anna",
  bike: "Crescent Femto",
  frameNumber: "WTU204K8861",
  sign: "registered",
  reference: "bike_other",
  at,
  ...over,
});

export const aReward = (over: Partial<RewardItem> = {}): RewardItem => ({
  entity: "reward",
  bikeId,
  theftId: aTheft().id,
  reportId: aFoundReport().id,
  finderId: "bo",
  points: 200,
  state: "under_review",
  flags: ["many-rewards"],
  createdAt: at,
  dueAt: at,
  ...over,
});

export const aFoundCode = (over: Partial<FoundCodeItem> = {}): FoundCodeItem => ({
  entity: "foundCode",
  uid: "5f0c7a52-0c1b-4d5e-9a77-0123456789ab",
  email: "finder@example.se",
  language: "sv",
  salt: "salt",
  sentAt: 1,
  tries: 0,
  expiresAt: 601,
  ...over,
});

export const aNotification = (over: Partial<NotificationItem> = {}): NotificationItem => ({
  entity: "notification",
  userId: "anna",
  notificationId: "notification_1",
  type: "system",
  params: {},
  link: "/my-bikes",
  createdAt: at,
  expiresAt: 1,
  ...over,
});

export const aThread = (unread = 1): ThreadItem => ({
  entity: "thread",
  userId: "anna",
  threadId: "thread_1",
  otherUserId: "bo",
  bikeId: "bike_1",
  type: "general_inquiry",
  lastAt: at,
  lastText: "Hej",
  lastMine: false,
  unread,
});
