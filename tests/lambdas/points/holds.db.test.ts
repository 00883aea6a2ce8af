import { expect, it } from "vitest";
import { captureWrites, holdWrites, releaseWrites } from "#lambdas/points/holds.ts";
import { reconcile } from "#lambdas/points/reconcile.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { BalanceItem, HoldItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { aSystem, aTable, noon } from "#tests/lambdas/a.ts";
import { writeLedgers } from "./context.ts";

const hold = { userId: "anna", points: 100, reference: "transfer_01", at: noon };

const opened = async () => {
  const table = await aTable();
  await writeLedgers(table, { anna: [150] });
  const balance = async () => (await table.get(keys.balance("anna"), BalanceItem))!;
  const held = async () => (await table.get(keys.pointsHold("anna", hold.reference), HoldItem))!;
  return {
    table,
    balance,
    held,
    hold: async () => table.transact(holdWrites(await balance(), hold)),
    capture: async () => table.transact(captureWrites(await balance(), await held(), noon)),
    release: async () => table.transact(releaseWrites(await balance(), await held(), noon)),
    points: async () => (await balance()).points,
  };
};

it("a hold sets points aside once per reference, and only if there are enough", async () => {
  const { hold: setAside, points, table, balance } = await opened();
  await setAside();
  expect(await points()).toBe(50);
  await expect(setAside()).rejects.toMatchObject({ failure: "repeated" });
  const other = holdWrites(await balance(), { ...hold, reference: "transfer_02" });
  await expect(table.transact(other)).rejects.toMatchObject({ failure: "insufficient-points" });
  expect((await reconcile(table)).mismatches).toEqual([]);
});

it("a hold is either captured or released, once", async () => {
  const captured = await opened();
  await captured.hold();
  await captured.capture();
  await expect(captured.release()).rejects.toMatchObject({ failure: "repeated" });
  expect(await captured.points()).toBe(50);
  const released = await opened();
  await released.hold();
  await released.release();
  await expect(released.capture()).rejects.toMatchObject({ failure: "repeated" });
  await expect(released.release()).rejects.toMatchObject({ failure: "repeated" });
  expect(await released.points()).toBe(150);
  for (const { table } of [captured, released]) expect((await reconcile(table)).mismatches).toEqual([]);
});

it("a hold is either released or used when both are tried at once", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { hold: setAside, capture, release, points, held, table } = await opened();
    await setAside();
    const tries = await Promise.allSettled(
      [capture, release, capture, release].map((end) => retryOnConflict(aSystem(), end)),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refused = tries.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused.every((error) => failedWith(error, "repeated"))).toBe(true);
    expect(await points()).toBe((await held()).state === "captured" ? 50 : 150);
    expect((await reconcile(table)).mismatches).toEqual([]);
  }
});
