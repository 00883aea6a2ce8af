import { expect, it } from "vitest";
import { ownershipDisputeDeliveries } from "#lambdas/ownership/deliveries/ownership-dispute-deliveries.ts";
import type { OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";

const at = "2026-11-20T12:00:00.000Z";
const dispute = (over: Partial<OwnershipDisputeItem> = {}): OwnershipDisputeItem => ({
  entity: "ownershipDispute",
  id: "ownershipdispute_1",
  bikeId: "bike_1",
  bike: "Monark Karin",
  frameNumber: "DISPUTE00001",
  claimantId: "bo",
  ownerId: "anna",
  state: "open",
  openedAt: at,
  answerUntil: at,
  claimantSaid: [],
  ownerSaid: [],
  decisions: [],
  version: 1,
  ...over,
});
const made: OwnershipDisputeItem["decisions"][number] = {
  outcome: "claimant",
  reasons: "Kvittot är Bos.",
  at,
  by: ["karin"],
  afterAppeal: false,
} as const;

const mails = (before: OwnershipDisputeItem | undefined, after: OwnershipDisputeItem) =>
  ownershipDisputeDeliveries(before, after).map((each) =>
    each.kind === "mail" && each.template.name === "ownership-dispute"
      ? [each.to, each.template.news, each.template.day]
      : each,
  );

type Change = Partial<OwnershipDisputeItem>;
type Deliveries = readonly (readonly [string, string, string | undefined])[];
const changes: readonly (readonly [string, Change | undefined, Change, Deliveries])[] = [
  ["a claim tells the owner how long there is to answer", undefined, {}, [["anna", "opened", at]]],
  [
    "a decision tells both, and how long it can be appealed",
    {},
    { decisions: [made], appealUntil: at },
    [
      ["bo", "won", at],
      ["anna", "lost", at],
    ],
  ],
  [
    "a decision after an appeal tells both that it is final",
    { decisions: [made], appealUntil: at },
    { decisions: [made, { ...made, outcome: "unproved", afterAppeal: true }], appealUntil: at },
    [
      ["anna", "won-finally", undefined],
      ["bo", "lost-finally", undefined],
    ],
  ],
  [
    "an appeal tells the other side",
    { decisions: [made] },
    { decisions: [made], appeal: { side: "owner", at } },
    [["bo", "appealed", undefined]],
  ],
  ["a claim that is taken back tells the owner", {}, { withdrawnAt: at }, [["anna", "withdrawn", undefined]]],
  ["a statement sends no mail", {}, { ownerSaid: [{ text: "Min", at, pictures: [] }] }, []],
];

it.each(changes)("%s", (_, before, after, told) => {
  expect(mails(before && dispute(before), dispute(after))).toEqual(
    told.map(([userId, news, day]) => [{ userId }, news, day]),
  );
});
