import { beforeEach, expect, it } from "vitest";
import { put } from "#lambdas/platform/table/actions.ts";
import { threadIdOf } from "#lambdas/messages/thread-id.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { contactOwner } from "#lambdas/messages/conversations/contact-owner.ts";
import { getTransfer } from "#lambdas/ownership/transfers/get-transfer.ts";
import { prepareOfferInThread } from "#lambdas/ownership/transfers/prepare-offer-in-thread.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type Market, aMarket, someTerms } from "./context.ts";

let market: Market;
let bike: BikeItem;
let threadId: string;
beforeEach(async () => {
  market = await aMarket();
  for (const who of ["anna", "bo", "cilla"]) await market.person(who);
  bike = await market.bike();
  threadId = threadIdOf(bike.id, "anna", "bo");
  const messages = { ...market.context, table: market.table, cursorSecret: "" };
  await contactOwner(messages, {
    userId: "bo",
    bikeId: bike.id,
    idempotencyKey: market.key(),
    form: { type: "purchase_inquiry", text: "Är den till salu?" },
  });
});

const { buyerEmail: _, ...terms } = someTerms();
const prepare = (userId = "anna", id = threadId) => prepareOfferInThread(market.context, userId, id, terms);
const offer = async () => (await market.sign("anna", (await prepare()).id)).transferId;
const block = (userId: string, otherUserId: string) =>
  market.table.transact([
    put(keys.block(userId, otherUserId), "block", {
      userId,
      otherUserId,
      at: market.system.now().toISOString(),
    }),
  ]);

it("goes to the other person, and neither learns the other’s address", async () => {
  const { text } = await prepare();
  expect(text).toContain("bo E*, som jag har skrivit med i Cykelregistret");
  const id = await offer();
  for (const who of ["anna", "bo"]) {
    const { buyerSignature: __, ...shown } = await getTransfer(market.context, who, id);
    expect(JSON.stringify(shown)).not.toContain("@");
  }
  expect(await getTransfer(market.context, "anna", id)).toMatchObject({ buyerName: "bo E*" });
  expect(await market.told("bo")).toEqual(["transfer-offered"]);
  await market.accept("bo", id);
  expect(await market.read(bike.id)).toMatchObject({ ownerId: "bo" });
});

it("can be made only by the owner, in their own conversation", async () => {
  expect(await problemIn(prepare("bo"))).toBe("bike-not-found");
  expect(await problemIn(prepare("cilla"))).toBe("thread-not-found");
  expect(await problemIn(prepare("anna", threadIdOf(bike.id, "anna", "cilla")))).toBe("thread-not-found");
});

it.each([
  ["anna", "bo"],
  ["bo", "anna"],
])("is not made if %s has blocked %s, even if they have written before", async (one, other) => {
  const { id } = await prepare();
  await block(one, other);
  expect(await problemIn(prepare())).toBe("message-blocked");
  expect(await problemIn(market.sign("anna", id))).toBe("message-blocked");
  expect(await market.points("anna")).toBe(200);
  expect(await market.of("transfer")).toEqual([]);
});

it("cannot be made to someone whose account is gone", async () => {
  await market.leave("bo");
  expect(await problemIn(prepare())).toBe("message-blocked");
});
