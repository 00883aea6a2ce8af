import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { TodoQueue } from "#contract/office/todo.ts";
import { caseQueries } from "#web/office/queues/case-queries.ts";

vi.mock("#web/platform/auth/session.ts", () => ({ getAccessToken: async () => "t0ken" }));

const id = (kind: string, number: number): string => `${kind}_${String(number).padStart(26, "0")}`;
const many = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, number) => make(number));

const bike = (number: number) => ({
  id: id("bike", number),
  frameNumber: "WTU204K8861",
  frameNumberTyped: "WTU204K8861",
  status: "pending_review",
  type: "dam",
  brand: "Monark",
  model: "Karin",
  color: "svart",
  registeredAt: "2026-11-19T10:00:00.000Z",
});
const identity = (number: number) => ({
  id: id("idreview", number),
  state: "open",
  requestedAt: "2026-11-20T12:00:00.000Z",
  fullName: "Anna",
  personalNumberMasked: "1985••••-••••",
  personalNumberCheck: "matches",
  nameCheck: "matches",
});
const report = (reward: string) => (number: number) => ({
  id: id("found", number),
  bikeId: id("bike", number),
  state: "confirmed",
  location: "Möllevången",
  reportedAt: "2026-11-20T10:00:00.000Z",
  frameNumber: "WTU204K8861",
  bike: "Monark Karin",
  stolen: false,
  ownerId: "owner",
  reward,
  flags: ["new-account"],
});
const adCase = (number: number) => ({
  id: id("adcase", number),
  listingId: id("listing", number),
  state: "open",
  title: "Monark Karin",
  price: 3400,
  reason: "fraud",
  reports: 2,
  waitingSince: "2026-11-20T10:00:00.000Z",
});

const messageReport = (number: number) => ({
  id: `thread_${String(number).padStart(22, "0")}-report_${String(number).padStart(22, "0")}`,
  threadId: `thread_${String(number).padStart(22, "0")}`,
  state: "open",
  reason: "extortion",
  reportedName: "Bo E*",
  reportedAt: "2026-11-20T10:00:00.000Z",
  waitingSince: "2026-11-20T10:00:00.000Z",
});

const bug = (number: number) => ({
  id: `bug_${String(number).padStart(22, "0")}`,
  path: "/my-bikes",
  version: "main-Dk3f9a",
  words: "Kvittot fastnar.",
  state: "new",
  count: 2,
  firstAt: "2026-11-20T10:00:00.000Z",
  lastAt: "2026-11-20T11:00:00.000Z",
});

const storeApplication = (number: number) => ({
  id: id("application", number),
  type: "store_partnership",
  company: "Cykelkällaren i Göteborg AB",
  city: "Göteborg",
  state: "pending",
  sentAt: "2026-11-20T10:00:00.000Z",
  answerBy: "2026-11-24",
  late: false,
});

const removal = (mine: boolean) => ({
  id: `removal_${"0".repeat(24)}`,
  bikeId: `bike_${"0".repeat(24)}`,
  as: "false",
  bike: "Monark Karin",
  frameNumber: "WTU204K8861",
  reason: "Fel cykel",
  askedBy: { id: "karin", name: "Karin Berg" },
  mine,
  tells: false,
  askedAt: "2026-11-20T10:00:00.000Z",
  lapsesAt: "2026-11-27T10:00:00.000Z",
  unfinished: false,
});

const dispute = (needsAnswer: boolean) => ({
  id: needsAnswer ? "du_1" : "du_2",
  paymentId: "pi_1",
  amount: 14_900,
  status: needsAnswer ? "needs_response" : "under_review",
  since: "2026-11-20T09:12:00.000Z",
  needsAnswer,
  dueBy: "2026-12-01T22:59:59.000Z",
  changes: [],
});
const emailRequest = (mine: boolean) => ({
  id: `emailrequest_${"0".repeat(24)}`,
  accountId: "goran",
  email: "g***@example.se",
  former: "g***@example.se",
  reason: "Visade ID-kort",
  state: "asked",
  askedBy: { id: "karin", name: "Karin Berg" },
  askedAt: "2026-11-20T10:00:00.000Z",
  lapsesAt: "2026-11-27T10:00:00.000Z",
  mine,
  unfinished: false,
});

/** By the ends of their addresses; the other lists are empty. */
const answer = (lists: Readonly<Record<string, object>>): string[] => {
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    requests.push(address);
    const [, list] = Object.entries(lists).find(([each]) => address.includes(`/admin/${each}`)) ?? [];
    return Response.json(list ?? { items: [], more: false });
  });
  return requests;
};

const fetchQueue = async (queue: TodoQueue) => {
  const { cases, more } = await new QueryClient().fetchQuery(caseQueries[queue].query);
  return `${cases.length}${more ? "+" : ""}`;
};

it("a queue has the cases that the administrator may decide", async () => {
  answer({
    "bike-cases/reviews": { items: [{ bike: bike(1), possibleDuplicate: false }] },
    "identity-reviews": { items: many(50, identity), cursor: "next" },
    "bike-cases/found-reports": { items: many(1, report("under_review")) },
    "points/disputes": { items: [dispute(true), dispute(false)] },
    "bug-reports": { items: many(1, bug) },
    "ad-cases": { items: many(2, adCase) },
    "message-reports": { items: many(3, messageReport) },
    "store-applications": { items: many(2, storeApplication) },
    "bike-cases/removals": { items: [removal(false), removal(true)] },
    "people/email-requests": { items: [emailRequest(false), emailRequest(true)] },
    "todo/given-up": {
      items: many(2, (number) => ({ id: `a-${number}`, since: "2026-11-20T09:12:00.000Z" })),
      more: false,
    },
    inventory: {
      items: [
        { pool: "self", rolls: 3, active: 60 },
        { pool: "store_2", rolls: 0, active: 12, lastsUntil: "2026-11-30", lowSince: "2026-11-16" },
        {
          pool: "store_1",
          store: "Vadstena Cykel",
          rolls: 0,
          active: 4,
          emptySince: "2026-11-20T03:10:00.000Z",
        },
      ],
    },
  });
  const results = await Promise.all(
    TodoQueue.options.map(async (queue) => [queue, await fetchQueue(queue)] as const),
  );
  expect(Object.fromEntries(results.filter(([, count]) => count !== "0"))).toEqual({
    receipts: "1",
    identities: "50+",
    rewards: "1",
    removals: "1",
    emailRequests: "1",
    adReports: "2",
    messageReports: "3",
    bugs: "1",
    disputes: "1",
    storeApplications: "2",
    stock: "2",
    givenUp: "2",
  });
});

it("the rewards are asked for by their state, which the server filters", async () => {
  const asked = answer({ "bike-cases/found-reports": { items: many(1, report("under_review")) } });
  expect(await fetchQueue("rewards")).toBe("1");
  expect(asked).toEqual([expect.stringContaining("reward=under_review")]);
});
