import type { Delivery, Recipient } from "#lambdas/notifications/delivery.ts";
import type { FoundCodeItem, FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import type { MatchItem, TheftItem } from "#lambdas/thefts/items/theft.ts";

/** Sends an event for every scan, but mails only the first of a day, which the theft stores. */
const scanDeliveries = (before: TheftItem, after: TheftItem): Delivery[] => {
  const { bikeId, ownerId: userId, scanToldOn, placeToldOn } = after;
  if (after.scannedAt === undefined || before.scannedAt === after.scannedAt) return [];
  const event: Delivery = { kind: "event", userId, event: { kind: "bike-changed", bikeId } };
  const today = [scanToldOn, placeToldOn]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
  const wasTold = today === undefined || [before.scanToldOn, before.placeToldOn].includes(today);
  return wasTold
    ? [event]
    : [event, { kind: "mail", to: { userId }, template: { name: "stolen-scanned", theft: after } }];
};

export const theftDeliveries = (before: TheftItem | undefined, after: TheftItem | undefined): Delivery[] => {
  if (after === undefined) return [];
  if (before !== undefined) return scanDeliveries(before, after);
  return [
    { kind: "mail", to: { userId: after.ownerId }, template: { name: "theft-reported", theft: after } },
  ];
};

/** Mails a finder without an account at the verified address, while it is stored. */
const finderOf = ({ finderId, bikeId, id: reportId }: FoundReportItem): Recipient =>
  finderId === undefined ? { finderOf: { bikeId, reportId } } : { userId: finderId };

const reportMails = (before: FoundReportItem | undefined, after: FoundReportItem): Delivery[] => {
  const { bikeId, frameNumber, ownerId, bike, state, finderId } = after;
  if (before === undefined)
    return [
      after.isWithheld
        ? {
            kind: "mail",
            to: "support",
            template: { name: "stolen-match-case", match: { ...after, sign: "withheld" } },
          }
        : { kind: "mail", to: { userId: ownerId }, template: { name: "bike-found", bikeId, frameNumber } },
    ];
  if (before.state === state || (state !== "confirmed" && state !== "rejected")) return [];
  const hasAccount = finderId !== undefined;
  return [{ kind: "mail", to: finderOf(after), template: { name: "find-decided", state, bike, hasAccount } }];
};

/** Updates the open pages of owner and finder at once. */
export const reportDeliveries = (
  before: FoundReportItem | undefined,
  after: FoundReportItem | undefined,
): Delivery[] => {
  if (after === undefined || before?.state === after.state) return [];
  const { bikeId, ownerId, finderId, isWithheld } = after;
  const followers = [...(isWithheld ? [] : [ownerId]), ...(finderId === undefined ? [] : [finderId])];
  return [
    ...followers.map((userId): Delivery => ({
      kind: "event",
      userId,
      event: { kind: "found-reports-changed", bikeId },
    })),
    ...reportMails(before, after),
  ];
};

export const matchDeliveries = (before: MatchItem | undefined, after: MatchItem | undefined): Delivery[] =>
  before !== undefined || after === undefined
    ? []
    : [
        { kind: "mail", to: { userId: after.ownerId }, template: { name: "stolen-match", match: after } },
        { kind: "mail", to: "support", template: { name: "stolen-match-case", match: after } },
      ];

/** A failed try also updates the item, so only a new salt is mailed. */
export const codeDeliveries = (
  before: FoundCodeItem | undefined,
  after: FoundCodeItem | undefined,
): Delivery[] => {
  if (after === undefined || before?.salt === after.salt) return [];
  const { email, language } = after;
  return [{ kind: "mail", to: { email, language }, template: { name: "found-code", made: after } }];
};
