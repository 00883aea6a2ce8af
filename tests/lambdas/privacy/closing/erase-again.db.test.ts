import { beforeEach, describe, expect, it } from "vitest";
import { closeAccount } from "#lambdas/people/accounts/closing/close-account.ts";
import { eraseAccount } from "#lambdas/privacy/closing/erase-account.ts";
import { eraseAgain } from "#lambdas/privacy/closing/erase-again.ts";
import { findDrift } from "#lambdas/bikes/index/find-drift.ts";
import { reindex } from "#lambdas/bikes/index/reindex.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { SessionsItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { closingContext, days, traces } from "./context.ts";

let there: Awaited<ReturnType<typeof closingContext>>;
let bikeId: string;
beforeEach(async () => {
  there = await closingContext();
  bikeId = await there.register("WTU204K8861");
});

const again = () => eraseAgain(there.context, "person-1");
const settleLists = async (): Promise<void> => {
  for (const { entity, id } of await there.everything())
    if (entity === "bike") await reindex({ table: there.table, system: there.context.system }, String(id));
};
const brief = ["idempotency", "quota", "rate", "bikeIndex"];
const named = async () =>
  (await there.everything()).filter(
    (item) => !brief.includes(String(item["entity"])) && traces.test(JSON.stringify(item)),
  );

describe("the list of erasures", () => {
  it("records the account and the time before anything is erased", async () => {
    await closeAccount(there.context, there.caller());
    there.pass(days(30));
    there.crashAfter(2);
    await expect(eraseAccount(there.erasing, "person-1")).rejects.toThrow("interrupted");
    const { erasingAt: at } = (await there.table.get(keys.sessions("person-1"), SessionsItem)) ?? {};
    expect(there.recorded).toEqual([{ userId: "person-1", at }]);
    expect(await there.table.get(keys.bike(bikeId), BikeItem)).not.toHaveProperty("deletedAt");
  });

  it("gets the same time again from a resumed erasure", async () => {
    await closeAccount(there.context, there.caller());
    there.pass(days(30));
    there.crashAfter(5);
    await expect(eraseAccount(there.erasing, "person-1")).rejects.toThrow("interrupted");
    there.crashAfter(Infinity);
    there.pass(days(1));
    expect(await eraseAccount(there.erasing, "person-1")).toBe("erased");
    expect(there.recorded).toHaveLength(2);
    expect(there.recorded[1]).toEqual(there.recorded[0]);
  });
});

describe("a backup from before an erasure", () => {
  it("is erased again, even with an open account and a stolen bike", async () => {
    await there.table.transact([
      put(keys.theft(bikeId, "theft_1"), "theft", {
        id: "theft_1",
        bikeId,
        ownerId: "person-1",
        stolenDate: "2026-05-01",
        place: "Hos Signe",
        state: "open",
      }),
      update(keys.bike(bikeId)).set({ status: "stolen", theftId: "theft_1" }).add("version", 1),
    ]);
    expect(await again()).toBe(true);
    await settleLists();
    expect(await named()).toEqual([]);
    expect(there.removed).toEqual(["person-1"]);
    const { drifts } = await findDrift({ table: there.table, system: there.context.system });
    expect(drifts).toEqual([]);
  });

  it("is fully erased after any interruption", async () => {
    for (const steps of [0, 1, 2, 4, 7, 11]) {
      there.crashAfter(steps);
      await expect(again()).rejects.toThrow("interrupted");
    }
    there.crashAfter(Infinity);
    await again();
    await settleLists();
    expect(await named()).toEqual([]);
    expect(await again()).toBe(false);
  });

  it("without the account is left unchanged", async () => {
    const before = await there.everything();
    expect(await eraseAgain(there.context, "person-2")).toBe(false);
    expect(await there.everything()).toEqual(before);
  });
});
