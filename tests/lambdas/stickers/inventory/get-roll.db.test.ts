import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { Roll } from "#contract/stickers/rolls.ts";
import { getRoll } from "#lambdas/stickers/inventory/get-roll.ts";
import { beginBatch, makeNextCodes } from "#lambdas/stickers/codes/make-codes.ts";
import { planLink } from "#lambdas/stickers/codes/link-writes.ts";
import { aTown, problemIn } from "#tests/lambdas/thefts/reports/context.ts";

const id = "batch_01K9ZZZZZZZZZZZZZZZZZZZZZZ";

it("a roll shows its pool, its state and the state of each code", async () => {
  const town = await aTown();
  const { table, system } = town;
  const at = system.now().toISOString();
  await table.transact([beginBatch({ id, pool: "self", count: 130, by: "admin", at })]);
  const context = { table, system: { ...system, bytes: (length: number) => randomBytes(length) } };
  for (let made = 0; made < 130;) made = (await makeNextCodes(context, id))?.made ?? 130;
  const inventory = { table: await town.inRole("inventory") };
  const roll = Roll.parse(await getRoll(inventory, `${id}-2`));
  expect(roll).toMatchObject({ id: `${id}-2`, pool: "self", state: "active", count: 30, left: 30 });
  expect(roll.codes).toHaveLength(30);
  const [{ uid } = { uid: "" }] = roll.codes;
  const bike = await town.bike({});
  await table.transact(await planLink(table, uid, { bikeId: bike.id, frameNumber: bike.frameNumber, at }));
  const after = await getRoll(inventory, `${id}-2`);
  expect(after.left).toBe(29);
  expect(after.codes.map(({ state }) => state)).toEqual(["linked", ...roll.codes.slice(1).map(() => "made")]);
  expect(await problemIn(getRoll(inventory, `${id}-3`))).toBe("run-not-found");
});
