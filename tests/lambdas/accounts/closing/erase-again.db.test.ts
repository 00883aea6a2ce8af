import { beforeEach, describe, expect, it } from "vitest";
import { closeAccount } from "#lambdas/accounts/closing/close-account.ts";
import { eraseAccount } from "#lambdas/accounts/closing/erase-account.ts";
import { eraseAgain } from "#lambdas/accounts/closing/erase-again.ts";
import { findDrift } from "#lambdas/shared/search-index/find-drift.ts";
import { reindex } from "#lambdas/shared/search-index/reindex.ts";
import { put, update } from "#lambdas/shared/table/actions.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
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
  it("knows of one before anything is gone, with the account and the moment and no more", async () => {
    await closeAccount(there.context, there.caller());
    there.pass(days(30));
    there.crashAfter(2);
    await expect(eraseAccount(there.erasing, "person-1")).rejects.toThrow("interrupted");
    const { erasingAt: at } = (await there.table.get(keys.sessions("person-1"), SessionsItem)) ?? {};
    expect(there.recorded).toEqual([{ userId: "person-1", at }]);
    expect(await there.table.get(keys.bike(bikeId), BikeItem)).not.toHaveProperty("deletedAt");
  });

  it("is told the same moment again by an erasure that goes on", async () => {
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

describe("a copy of the table from before an erasure", () => {
  it("is erased again, though the account was open and its bike missed", async () => {
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

  it("is the same wherever that was interrupted and begun again", async () => {
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

  it("that does not know the account is left alone", async () => {
    const before = await there.everything();
    expect(await eraseAgain(there.context, "person-2")).toBe(false);
    expect(await there.everything()).toEqual(before);
  });
});
