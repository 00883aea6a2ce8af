import { expect, it } from "vitest";
import { tellOwner } from "#lambdas/sales/tell-owner.ts";
import { storeWrites } from "#lambdas/shared/stores/store-writes.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { noon } from "#tests/lambdas/a.ts";
import { aTownOfFinders } from "#tests/lambdas/found-reports/context.ts";
import { clerk, rival } from "./a-till.ts";

/** A stolen bike, and a store where it is held out to be registered. */
const aStolenBike = async () => {
  const town = await aTownOfFinders();
  const bike = await town.bike({ frameNumber: "WTU204K8861" });
  await town.steal(bike.id);
  const store = { storeId: "store_1", name: "Vadstena Cykel", city: "Vadstena", state: "active" } as const;
  await town.table.transact(storeWrites({ ...store, createdAt: noon.toISOString() }, "clerk"));
  const context = { table: await town.inRole("sales"), system: town.system };
  return {
    tell: (frameNumber = "WTU204K8861", caller = clerk) => tellOwner(context, caller, frameNumber),
    suspend: () => town.table.transact([update(keys.store("store_1")).set({ state: "suspended" })]),
    told: async () => (await town.of("notification")).filter(({ type }) => type === "stolen_match"),
  };
};

it("the owner of a stolen bike hears once a day that its number was to be registered, and not where", async () => {
  const { tell, told } = await aStolenBike();
  expect(await tell()).toEqual({});
  await tell("WTU2O4K8861");
  const notifications = await told();
  expect(notifications).toMatchObject([{ userId: "anna", params: { what: "attempted" } }]);
  expect(JSON.stringify(notifications)).not.toContain("Vadstena");
});

it("nobody hears of a number that is not stolen, and the answer is the same", async () => {
  const { tell, told } = await aStolenBike();
  expect(await tell("CRE5530187K")).toEqual({});
  expect(await told()).toEqual([]);
});

it("a store that is suspended and a person who does not work there tell nobody", async () => {
  const { tell, told, suspend } = await aStolenBike();
  const stranger = { ...rival, storeId: "store_1" };
  // Of a stolen bike and of another: neither learns which it is.
  const numbers = ["WTU204K8861", "CRE5530187K"];
  for (const number of numbers) await expect(tell(number, stranger)).rejects.toThrow("forbidden");
  await suspend();
  for (const number of numbers) await expect(tell(number)).rejects.toThrow("store-suspended");
  expect(await told()).toEqual([]);
});
