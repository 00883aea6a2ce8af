import { beforeEach, describe, expect, it } from "vitest";
import { ContactForm } from "#contract/messages/messages.ts";
import { ownershipDisputeRoutes } from "#contract/ownership/ownership-disputes.ts";
import { RequestForm } from "#contract/ownership/transfer-requests.ts";
import { TransferTerms } from "#contract/ownership/transfer-terms.ts";
import { transferRoutes } from "#contract/ownership/transfers.ts";
import { FoundReportForm } from "#contract/thefts/found-reports.ts";
import { Recovery } from "#contract/thefts/thefts.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { transferDeliveries } from "#lambdas/ownership/deliveries/transfer-deliveries.ts";
import { refuseRequest } from "#lambdas/ownership/transfers/requests/answer-request.ts";
import { askForBike, requestIdOf } from "#lambdas/ownership/transfers/requests/ask-for-bike.ts";
import { put, remove } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type Market, aMarket } from "./context.ts";

const advertising = "xkcdqwrt bvnmtrwq plkjhgfd";
const suspicious = "Läs https://t.me/cykel";

let market: Market;
let bike: BikeItem;
beforeEach(async () => {
  market = await aMarket();
  for (const who of ["anna", "bo"]) await market.person(who);
  bike = await market.bike();
});

const ask = (text: string) => askForBike(market.context, "bo", { bikeId: bike.id, text });
const block = (userId: string, otherUserId: string) =>
  market.table.transact([put(keys.block(userId, otherUserId), "block", { userId, otherUserId, at: "" })]);
const bar = async (userId: string) => {
  const until = new Date(market.system.now().getTime() + 60_000).toISOString();
  const ends = { until, bars: [], version: 1, expiresAt: Math.ceil(Date.parse(until) / 1000) };
  await market.table.transact([put(keys.messageBar(userId), "messageBar", { userId, ...ends })]);
};

describe("words about a bike that changes hands", () => {
  it("are refused if they are advertising, and reported if they are suspicious", async () => {
    expect(await problemIn(ask(advertising))).toBe("message-refused");
    expect(await problemIn(market.offer("anna", bike.id, { condition: advertising }))).toBe(
      "message-refused",
    );
    const id = await market.offer("anna", bike.id, { accessories: suspicious });
    expect(await problemIn(market.change("anna", id, { condition: advertising }))).toBe("message-refused");
    expect(await problemIn(market.decline("bo", id, advertising))).toBe("message-refused");
    await market.decline("bo", id, suspicious);
    const about = (await market.of("threadReport")).map(({ aboutUserId }) => aboutUserId);
    expect(about.toSorted()).toEqual(["anna", "bo"]);
  });

  it("wait while their writer is suspended, but a decline arrives without its reason", async () => {
    const id = await market.offer("anna", bike.id);
    await bar("anna");
    await bar("bo");
    expect(await problemIn(market.change("anna", id, { price: 1 }))).toBe("messaging-barred");
    await market.decline("bo", id, "Den är trasig");
    expect(await market.transfer(id)).toMatchObject({ state: "declined" });
    expect((await market.transfer(id))?.reason).toBeUndefined();
    expect(await problemIn(market.offer("anna", bike.id))).toBe("messaging-barred");
    expect(await problemIn(ask("Får jag köpa den?"))).toBe("messaging-barred");
  });

  it("of a person who is blocked stay behind: no request, and a decline without its reason", async () => {
    const id = await market.offer("anna", bike.id);
    await block("anna", "bo");
    await market.decline("bo", id, "Ring mig, annars…");
    expect(await market.transfer(id)).toMatchObject({ state: "declined" });
    expect((await market.transfer(id))?.reason).toBeUndefined();
    expect(await problemIn(ask("Sälj den till mig"))).toBe("message-blocked");
    expect(JSON.stringify(await market.everything())).not.toMatch(/Ring mig|Sälj den/);
  });

  it.each([
    ["a request", RequestForm, { frameNumber: "WTU204K8861" }, "text"],
    ["a reason to decline", transferRoutes.declineTransfer.body, {}, "reason"],
    ["a find", FoundReportForm, { location: "Här", contact: "0701740605" }, "description"],
    ["the place of a find", FoundReportForm, { contact: "0701740605" }, "location"],
    ["a contact of a find", FoundReportForm, { location: "Här" }, "contact"],
    ["terms", TransferTerms, {}, "condition"],
    ["accessories", TransferTerms, {}, "accessories"],
    ["a message", ContactForm, { type: "general_inquiry" }, "text"],
    ["a statement in a dispute", ownershipDisputeRoutes.addToOwnershipDispute.body, { pictures: [] }, "text"],
    ["thanks for a find", Recovery, {}, "thanks"],
  ] as const)("of five thousand signs are too long for %s", (_what, schema, rest, field) => {
    const issues = schema.safeParse({ ...rest, [field]: "Hej! ".repeat(1000) }).error?.issues ?? [];
    expect(issues.filter(({ path }) => path[0] === field)).toMatchObject([{ code: "too_big" }]);
  });

  it("to the address of someone who has blocked the seller reach nobody, and the seller sees an offer", async () => {
    await block("bo", "anna");
    const id = await market.offer("anna", bike.id);
    const transfer = await market.transfer(id);
    expect(transfer).toMatchObject({ state: "requested", isWithheld: true });
    expect(transferDeliveries(undefined, transfer)).toMatchObject([{ kind: "event", userId: "anna" }]);
    expect([await market.told("bo"), await market.points("anna")]).toEqual([[], 100]);
    await market.cancel("anna", id);
    await market.table.transact([remove(keys.block("bo", "anna"))]);
    const heard = await market.offer("anna", bike.id);
    await block("bo", "anna");
    await market.change("anna", heard, { condition: "Hör av dig!" });
    expect(await market.transfer(heard)).toMatchObject({ isWithheld: true, version: 2 });
    expect(await market.told("bo")).not.toContain("transfer-changed");
  });

  it("of a request are reported when its writer is blocked for them", async () => {
    await ask("Ge mig den, annars…");
    await refuseRequest(market.context, "anna", requestIdOf(bike.id, "bo", "anna"), true);
    expect(await market.of("threadReport")).toMatchObject([
      { reason: "blocked", byUserId: "anna", aboutUserId: "bo", text: "Ge mig den, annars…" },
    ]);
  });
});
