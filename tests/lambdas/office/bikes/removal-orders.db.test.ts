import { expect, it } from "vitest";
import { askForRemoval } from "#lambdas/office/bikes/removals/ask-for-removal.ts";
import { decideRemoval } from "#lambdas/office/bikes/removals/decide-removal.ts";
import type { RemovalContext } from "#lambdas/office/bikes/removals/removal-context.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { given } from "#tests/lambdas/a.ts";
import { anOrderDesk, type OrderDesk } from "#tests/lambdas/stickers/orders/walk/stage.ts";
import { aPhotoShelf } from "#tests/lambdas/photo-shelf.ts";

/** Two administrators remove the bike of the orders. */
const takeOut = async (desk: OrderDesk): Promise<void> => {
  for (const admin of ["karin", "ali"]) await given.person(desk.table, admin, 0);
  const context: RemovalContext = {
    table: (await desk.inRole("bike-admin")).table,
    system: desk.desk.system,
    pictures: { photo: async () => "photo", receipt: async () => "receipt" },
    photos: aPhotoShelf(),
    cursorSecret: "secret",
  };
  const { bikeId } = desk;
  const { version = 0 } = (await desk.table.get(keys.bike(bikeId), BikeItem)) ?? {};
  const request = { as: "false", reason: "Fel cykel", version } as const;
  const { id: removalId } = await askForRemoval(context, { adminId: "karin", bikeId, request });
  await decideRemoval(context, { adminId: "ali", bikeId, removalId }, { decision: "approve" });
};

it("an unsent order is cancelled with the bike, and its points and sticker are returned", async () => {
  const desk = await anOrderDesk();
  const before = await desk.pointsOf();
  const { orderNumber } = await desk.order(1);
  const [uid = ""] = await desk.stock(1);
  await desk.link(orderNumber, uid);
  await takeOut(desk);
  expect(await desk.stateOf(orderNumber)).toBe("cancelled");
  expect(await desk.pointsOf()).toBe(before);
  expect(await desk.codeOf(uid)).toMatchObject({ state: "made" });
  expect(await desk.rollOf(uid)).toMatchObject({ left: 1 });
});

it("a posted order stays, and its sticker is voided", async () => {
  const desk = await anOrderDesk();
  const { orderNumber } = await desk.order(1);
  const [uid = ""] = await desk.stock(1);
  await desk.link(orderNumber, uid);
  for (const step of ["pack", "send"] as const) await desk.step(orderNumber, step);
  await takeOut(desk);
  expect(await desk.stateOf(orderNumber)).toBe("sent");
  expect(await desk.codeOf(uid)).toMatchObject({ state: "void" });
});
