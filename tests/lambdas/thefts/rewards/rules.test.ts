import { describe, expect, it } from "vitest";
import { move } from "#lambdas/platform/http/move.ts";
import { rewardStateOf } from "#lambdas/thefts/rewards/reward-state.ts";
import {
  type FinderFacts,
  initialState,
  flagsOf,
  mayBePaid,
  rewardMoves,
} from "#lambdas/thefts/rewards/rules.ts";
import type { FoundReportItem, RewardItem } from "#lambdas/thefts/items/found-report.ts";
import { noon } from "#tests/lambdas/a.ts";

const daysAgo = (days: number): string => new Date(noon.getTime() - days * 86_400_000).toISOString();

const facts = (over: Partial<FinderFacts> = {}): FinderFacts => ({
  finder: { userId: "bo", createdAt: daysAgo(100), identityLevel: 2 },
  owner: { userId: "anna", phone: "+46701234567", phoneVerifiedAt: daysAgo(50) },
  owners: [{ userId: "anna" }],
  promised: [],
  now: noon,
  ...over,
});
const promised = (...days: number[]) => days.map((ago) => ({ theftId: `theft_${ago}`, at: daysAgo(ago) }));
const finder = (over: object) => ({ finder: { ...facts().finder, ...over } });

describe("the reasons against a reward", () => {
  it.each([
    ["nothing", {}, []],
    ["two rewards in a year", { promised: promised(1, 2) }, []],
    ["three rewards in a year", { promised: promised(1, 2, 364) }, ["many-rewards"]],
    ["three rewards, one of them a year ago", { promised: promised(1, 2, 365) }, []],
    ["the owner's phone", finder({ phone: "+46701234567" }), ["same-phone"]],
    [
      "the owner's phone, that the owner has not proved",
      {
        ...finder({ phone: "+46701234567" }),
        owner: { userId: "anna", phone: "+46701234567" },
      },
      [],
    ],
    ["no phone on either side", { owner: { userId: "anna", phoneVerifiedAt: daysAgo(1) } }, []],
    ["having had the bike", { owners: [{ userId: "bo" }, { userId: "anna" }] }, ["previous-owner"]],
    [
      "having had it by another account",
      {
        ...finder({ personalNumberMac: "one" }),
        owners: [{ userId: "anna" }, { userId: "other", personalNumberMac: "one" }],
      },
      ["previous-owner"],
    ],
    ["having it", finder({ userId: "anna" }), ["previous-owner"]],
    ["an account of six days", finder({ createdAt: daysAgo(6) }), ["new-account"]],
    ["an account of seven days", finder({ createdAt: daysAgo(7) }), []],
  ] as const)("is, of %s", (_, over, flags) => {
    expect(flagsOf(facts(over as Partial<FinderFacts>))).toEqual(flags);
  });

  it("exclude the bike's own people, and send others to review or only note them", () => {
    expect([mayBePaid(["same-phone"]), mayBePaid(["previous-owner"])]).toEqual([false, false]);
    expect(mayBePaid(["many-rewards", "new-account"])).toBe(true);
    expect([initialState([]), initialState(["new-account"]), initialState(["many-rewards"])]).toEqual([
      "held",
      "held",
      "under_review",
    ]);
  });
});

describe("promised points", () => {
  const outcomeOf = (name: keyof typeof rewardMoves, from: RewardItem["state"]): string => {
    try {
      return move<RewardItem["state"]>(rewardMoves[name], from);
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it.each([
    ["fallDue", "held", "paid"],
    ["fallDue", "under_review", "reward-not-under-review"],
    ["approve", "held", "reward-not-under-review"],
    ["approve", "under_review", "held"],
    ["refuse", "held", "refused"],
    ["refuse", "under_review", "refused"],
    ["takeBack", "held", "reward-not-under-review"],
    ["takeBack", "under_review", "reward-not-under-review"],
    ["takeBack", "paid", "taken_back"],
  ] as const)("asked to %s while %s answer %s", (name, from, answer) => {
    expect(outcomeOf(name, from)).toBe(answer);
  });

  it.each(["paid", "refused", "taken_back"] as const)("that are %s stay so", (from) => {
    for (const name of ["fallDue", "approve", "refuse"] as const)
      expect(outcomeOf(name, from)).toBe("reward-not-under-review");
  });
});

describe("the state of a report's reward", () => {
  const report = (over: Partial<FoundReportItem> = {}) =>
    ({ id: "found_1", finderId: "bo", flags: [], state: "pending", ...over }) as unknown as FoundReportItem;
  const reward = (reportId: string) => ({ reportId, state: "held" }) as unknown as RewardItem;

  it.each([
    ["waiting", report(), {}],
    ["waiting", report({ state: "confirmed" }), { theft: { state: "open" } }],
    ["none", report({ state: "confirmed" }), { theft: { state: "recovered" } }],
    ["waiting", report(), { theft: { state: "recovered" } }],
    ["none", report(), { theft: { state: "ended" } }],
    ["none", report({ state: "rejected" }), {}],
    ["none", report({ state: "expired" }), {}],
    ["none", report({ flags: ["same-phone"] }), {}],
    ["none", report({ finderId: undefined as never }), {}],
    ["held", report({ state: "confirmed" }), { reward: reward("found_1") }],
    ["none", report({ state: "confirmed" }), { reward: reward("found_2") }],
  ] as const)("is %s", (state, of, known) => {
    expect(rewardStateOf(of, known)).toBe(state);
  });
});
