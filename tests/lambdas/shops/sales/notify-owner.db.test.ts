import { expect, it } from "vitest";
import { notifyOwner } from "#lambdas/shops/sales/notify-owner.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { noon } from "#tests/lambdas/a.ts";
import { aTownOfFinders } from "#tests/lambdas/thefts/finds/context.ts";
import { clerk, rival } from "./a-till.ts";

/** A stolen bike, and a shop where someone tries to register it. */
const aStolenBike = async () => {
  const town = await aTownOfFinders();
  const bike = await town.bike({ frameNumber: "WTU204K8861" });
  await town.steal(bike.id);
  const store = { storeId: "store_1", name: "Vadstena Cykel", city: "Vadstena", state: "active" } as const;
  await town.table.transact(storeWrites({ ...store, createdAt: noon.toISOString() }, "clerk"));
  const context = { table: await town.inRole("sales"), system: town.system };
  return {
    tell: (frameNumber = "WTU204K8861", caller = clerk) => notifyOwner(context, caller, frameNumber),
    suspend: () => town.table.transact([update(keys.store("store_1")).set({ state: "suspended" })]),
    told: async () => (await town.of("notification")).filter(({ type }) => type === "stolen_match"),
  };
};

it("the owner of a stolen bike is notified once a day of attempts to register its number, without the place", async () => {
  const { tell, told } = await aStolenBike();
  expect(await tell()).toEqual({});
  await tell("WTU2O4K8861");
  const notifications = await told();
  expect(notifications).toMatchObject([{ userId: "anna", params: { what: "attempted" } }]);
  expect(JSON.stringify(notifications)).not.toContain("Vadstena");
});

it("a number that is not stolen notifies nobody, and the answer is the same", async () => {
  const { tell, told } = await aStolenBike();
  expect(await tell("CRE5530187K")).toEqual({});
  expect(await told()).toEqual([]);
});

it("a suspended shop or a person who does not work there notifies nobody", async () => {
  const { tell, told, suspend } = await aStolenBike();
  const stranger = { ...rival, storeId: "store_1" };
  // The answer does not reveal which number is stolen.
  const numbers = ["WTU204K8861", "CRE5530187K"];
  for (const number of numbers) await expect(tell(number, stranger)).rejects.toThrow("forbidden");
  await suspend();
  for (const number of numbers) await expect(tell(number)).rejects.toThrow("store-suspended");
  expect(await told()).toEqual([]);
});
