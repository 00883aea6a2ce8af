import type { Notice, Recipient } from "#lambdas/notifications/notice.ts";
import type { FoundCodeItem, FoundReportItem } from "#lambdas/table/items/found-report.ts";
import type { MatchItem, TheftItem } from "#lambdas/table/items/theft.ts";

export const theftNotices = (before: TheftItem | undefined, after: TheftItem | undefined): Notice[] =>
  before !== undefined || after === undefined
    ? []
    : [{ kind: "mail", to: { userId: after.ownerId }, letter: { name: "theft-reported", theft: after } }];

/** Who has no account is written to at the address they proved, for as long as it is kept. */
const finderOf = ({ finderId, bikeId, id: reportId }: FoundReportItem): Recipient =>
  finderId === undefined ? { finderOf: { bikeId, reportId } } : { userId: finderId };

const reportMails = (before: FoundReportItem | undefined, after: FoundReportItem): Notice[] => {
  const { bikeId, frameNumber, ownerId, bike, state, finderId } = after;
  if (before === undefined)
    return [{ kind: "mail", to: { userId: ownerId }, letter: { name: "bike-found", bikeId, frameNumber } }];
  if (before.state === state || (state !== "confirmed" && state !== "rejected")) return [];
  const hasAccount = finderId !== undefined;
  return [{ kind: "mail", to: finderOf(after), letter: { name: "find-decided", state, bike, hasAccount } }];
};

/** Both who follow a report see at once what becomes of it. */
export const reportNotices = (
  before: FoundReportItem | undefined,
  after: FoundReportItem | undefined,
): Notice[] => {
  if (after === undefined || before?.state === after.state) return [];
  const { bikeId, ownerId, finderId } = after;
  const followers = [ownerId, ...(finderId === undefined ? [] : [finderId])];
  return [
    ...followers.map((userId): Notice => ({
      kind: "event",
      userId,
      event: { kind: "found-reports-changed", bikeId },
    })),
    ...reportMails(before, after),
  ];
};

export const matchNotices = (before: MatchItem | undefined, after: MatchItem | undefined): Notice[] =>
  before !== undefined || after === undefined
    ? []
    : [
        { kind: "mail", to: { userId: after.ownerId }, letter: { name: "stolen-match", match: after } },
        { kind: "mail", to: "support", letter: { name: "stolen-match-case", match: after } },
      ];

/** A code that is tried is written as well; only a new one is mailed. */
export const codeNotices = (
  before: FoundCodeItem | undefined,
  after: FoundCodeItem | undefined,
): Notice[] => {
  if (after === undefined || before?.salt === after.salt) return [];
  const { email, language } = after;
  return [{ kind: "mail", to: { email, language }, letter: { name: "found-code", made: after } }];
};
