import { beforeAll, describe, expect, it } from "vitest";
import { checkFrameNumber } from "#lambdas/bikes/check-frame-number.ts";
import { checkFrameNumbers } from "#lambdas/bikes/search/check-frame-numbers.ts";
import { getStatus } from "#lambdas/bikes/search/get-status.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { checkNumbers } from "#lambdas/shops/bike-imports/check-numbers.ts";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import { type Register, aListedBike, aRegister } from "./search/a-register.ts";

const stolen = { status: "stolen", stolenSince: "2026-11-01" } as const;

/** A stolen bike, a registered one, one under review, and one sold by a store. */
const aTown = async (): Promise<Register> => {
  const register = await aRegister();
  const bikes = [
    aListedBike({ frameNumber: "WTU204K8861", ...stolen }),
    aListedBike({ frameNumber: "KX88123004" }),
    aListedBike({ frameNumber: "PEND774411", status: "pending_review" }),
  ];
  await register.add(...bikes);
  const guards = bikes.map(({ frameNumber, id: bikeId, ownerId }) => ({ frameNumber, bikeId, ownerId }));
  guards.push({ frameNumber: "SOLD551209", bikeId: "bike_sold", ownerId: "store_1" });
  await register.table.transact(
    guards.map(({ frameNumber, ...guard }) => put(keys.frameGuard(frameNumber), "frameGuard", guard)),
  );
  return register;
};

describe("every check of a number", () => {
  let register: Register;
  beforeAll(async () => {
    register = await aTown();
  });

  const listed = async (typed: string): Promise<string> => {
    const page = await register.search({ q: typed });
    if (page.sold) return "sold";
    const { items, didYouMean: [alike] = [] } = page;
    if (alike) return alike.status === "stolen" ? "resembles-stolen" : "alike";
    return items[0]?.status ?? "unknown";
  };

  it.each([
    ["WTU 204–K8861", "stolen", "stolen", "stolen"],
    ["WTU2O4K8861", "resembles-stolen", "resembles-stolen", "resembles-stolen"],
    ["KX88123004", "registered", "taken", "taken"],
    ["SOLD551209", "sold", "taken", "taken"],
    ["PEND774411", "unknown", "taken", "taken"],
    ["QQ90817263", "unknown", "free", undefined],
  ])("agrees on %s: %s", async (typed, standing, availability, verdict) => {
    const number = canonicalFrameNumber(typed);
    const [checked] = await checkFrameNumbers(register.context, [typed]);
    expect(checked).toMatchObject({ frameNumber: number, result: standing });
    expect(await getStatus(register.context.reader, number)).toMatchObject({ status: standing });
    expect(await listed(typed)).toBe(standing);
    expect(await checkFrameNumber(register, "erik", number)).toMatchObject({ availability });
    expect((await checkNumbers(register.table, "store_2", [number])).get(number)).toBe(verdict);
  });

  it("considers every number a line may mean and reports the worst", async () => {
    const lines = ["WTU204K8861 Trek", "KX88123004, WTU204K8861", "wtu2o4k8861 (röd)", "Trek Marlin", "12"];
    const checked = await checkFrameNumbers(register.context, lines);
    expect(checked.map(({ frameNumber, result }) => [frameNumber, result])).toEqual([
      ["WTU204K8861", "stolen"],
      ["WTU204K8861", "stolen"],
      ["WTU2O4K8861", "resembles-stolen"],
      ["TREKMARLIN", "unknown"],
      [undefined, "not-a-number"],
    ]);
    expect(checked[2]?.bike).toMatchObject({ frameNumber: "WTU204K8861", status: "stolen" });
  });

  it("tells owners and stores that a number is their own", async () => {
    expect((await checkNumbers(register.table, "store_1", ["SOLD551209"])).get("SOLD551209")).toBe("known");
    expect(await checkFrameNumber(register, "store_1", "SOLD551209")).toMatchObject({ availability: "own" });
  });
});
