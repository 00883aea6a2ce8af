import { beforeEach, describe, expect, it } from "vitest";
import { countUnread } from "#lambdas/notifications/bell/count-unread.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { transferRequestDeliveries } from "#lambdas/ownership/deliveries/transfer-request-deliveries.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { TransferRequestItem } from "#lambdas/ownership/items/transfer-request.ts";
import { getTransfer } from "#lambdas/ownership/transfers/get-transfer.ts";
import {
  prepareOfferForRequest,
  refuseRequest,
} from "#lambdas/ownership/transfers/requests/answer-request.ts";
import { askForBike, requestIdOf } from "#lambdas/ownership/transfers/requests/ask-for-bike.ts";
import { listRequests } from "#lambdas/ownership/transfers/requests/list-requests.ts";
import { getTransferRequest } from "#lambdas/ownership/transfers/requests/read-request.ts";
import { withdrawRequest } from "#lambdas/ownership/transfers/requests/withdraw-request.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type Market, aMarket, someTerms, refusal } from "./context.ts";

const day = 86_400_000;
const { buyerEmail: _, ...terms } = someTerms();

let market: Market;
let bike: BikeItem;
let id: string;
beforeEach(async () => {
  market = await aMarket();
  await market.person("anna", 0);
  await market.person("bo", 150);
  await market.person("cilla", 200);
  bike = await market.bike();
  id = requestIdOf(bike.id, "bo", "anna");
});

const ask = (pays = true, who = "bo") => askForBike(market.context, who, { bikeId: bike.id, pays });
const prepare = () => prepareOfferForRequest(market.context, "anna", id, terms);
const approve = async () => (await market.sign("anna", (await prepare()).id)).transferId;
const withdraw = (who = "bo") => withdrawRequest(market.context, who, id);
const points = async () => [await market.points("anna"), await market.points("bo")];
const approvals = async (who: string) => (await countUnread(market, who)).approvals;

const refused = (work: () => Promise<unknown>) => refusal(market.everything, work);

describe("an asker who pays", () => {
  it("keeps their points until the owner approves, then has them reserved, and spends them by signing", async () => {
    await ask();
    expect(await getTransferRequest(market.context, "anna", id)).toMatchObject({ askerPays: true });
    expect(await points()).toEqual([0, 150]);
    const { points: shown } = await prepare();
    // The asker's balance stays private.
    expect(shown).toBeUndefined();
    const transferId = await approve();
    expect(await points()).toEqual([0, 50]);
    expect(await market.hold("bo", transferId)).toMatchObject({ state: "held", points: 100 });
    expect(await market.hold("anna", transferId)).toBeUndefined();
    for (const who of ["anna", "bo"])
      expect(await getTransfer(market.context, who, transferId)).toMatchObject({ payer: "buyer" });
    await market.accept("bo", transferId);
    expect(await points()).toEqual([0, 50]);
    expect(await market.hold("bo", transferId)).toMatchObject({ state: "captured" });
    expect(await market.read(bike.id)).toMatchObject({ ownerId: "bo" });
  });

  it("does not change the owner's points, or those of an asker who does not pay", async () => {
    await market.person("anna", 100);
    await ask(false);
    const transferId = await approve();
    expect(await points()).toEqual([0, 150]);
    expect(await getTransfer(market.context, "bo", transferId)).toMatchObject({ payer: "seller" });
  });

  it.each([
    ["declines", (transferId: string) => market.decline("bo", transferId)],
    ["is too late", async () => (market.pass(14 * day), await market.expire())],
    ["sees it taken back", (transferId: string) => market.cancel("anna", transferId)],
    ["sees the bike reported stolen", () => market.steal(bike.id)],
  ])("has the points back when they %s", async (_what, end) => {
    await ask();
    const transferId = await approve();
    await end(transferId);
    expect(await points()).toEqual([0, 150]);
    expect(await market.hold("bo", transferId)).toMatchObject({ state: "released" });
  });

  it("is refused without enough points before the owner is asked", async () => {
    await market.person("bo", 99);
    expect(await refused(() => ask())).toBe("insufficient-points");
    await ask(false);
  });

  it("without points at approval stops the offer, and the owner is told", async () => {
    await ask();
    const { id: signing } = await prepare();
    await market.person("bo", 99);
    expect(await refused(() => prepare())).toBe("asker-cannot-pay");
    expect(await problemIn(market.sign("anna", signing))).toBe("asker-cannot-pay");
    expect(await market.read(bike.id)).toMatchObject({ ownerId: "anna" });
    expect((await market.read(bike.id))?.openTransferId).toBeUndefined();
  });

  it("does not pay for another buyer, for whom the owner pays", async () => {
    await ask();
    const transferId = await approve();
    const toCilla = () => market.change("anna", transferId, { buyerEmail: "cilla@example.se" });
    expect(await refused(toCilla)).toBe("insufficient-points");
    await market.person("anna", 100);
    await toCilla();
    expect(await points()).toEqual([0, 150]);
    expect(await market.hold("bo", transferId)).toMatchObject({ state: "released" });
    expect(await market.hold("anna", transferId)).toMatchObject({ state: "held" });
    await market.accept("cilla", transferId, 2);
    expect(await market.hold("anna", transferId)).toMatchObject({ state: "captured" });
    expect(await market.points("cilla")).toBe(200);
  });

  it("still pays after a change of price", async () => {
    await ask();
    const transferId = await approve();
    await market.change("anna", transferId, { buyerEmail: undefined, price: 10 });
    await market.accept("bo", transferId, 2);
    expect(await points()).toEqual([0, 50]);
  });
});

describe("an unanswered request", () => {
  it("is shown to both, and counts in the owner's badge", async () => {
    await ask();
    const annas = await listRequests(market.context, "anna");
    expect(annas).toMatchObject({ received: [{ id, askerName: "bo E*", askerPays: true }], sent: [] });
    expect(await listRequests(market.context, "bo")).toMatchObject({ received: [], sent: [{ id }] });
    expect(JSON.stringify((await listRequests(market.context, "bo")).sent)).not.toContain(bike.id);
    expect([await approvals("anna"), await approvals("bo")]).toEqual([1, 0]);
    expect((await countUnread(market, "anna")).receipts).toBe(0);
    await refuseRequest(market.context, "anna", id, false);
    for (const who of ["anna", "bo"])
      expect(await listRequests(market.context, who)).toEqual({ received: [], sent: [] });
    expect(await approvals("anna")).toBe(0);
  });

  it.each([
    ["the time is over", async () => market.pass(14 * day)],
    ["the bike is deleted", () => market.remove("anna", bike.id)],
    [
      "the bike is someone else’s",
      async () => {
        await market.person("anna", 100);
        await market.accept("cilla", await market.offer("anna", bike.id, { buyerEmail: "cilla@example.se" }));
      },
    ],
  ])("waits for no answer once %s", async (_what, happens) => {
    await ask();
    await happens();
    expect((await listRequests(market.context, "anna")).received).toEqual([]);
    expect(await approvals("anna")).toBe(0);
  });

  it("can be withdrawn by its sender only", async () => {
    await ask();
    for (const who of ["anna", "cilla"])
      expect(await refused(() => withdraw(who))).toBe("transfer-request-not-found");
    await withdraw();
    // Withdrawing again changes nothing.
    expect(await refused(() => withdraw())).toBe("none");
    expect(await getTransferRequest(market.context, "anna", id)).toMatchObject({ state: "withdrawn" });
    expect(await approvals("anna")).toBe(0);
    expect(await refused(() => prepare())).toBe("transfer-request-withdrawn");
    expect(await refused(() => refuseRequest(market.context, "anna", id, true))).toBe(
      "transfer-request-withdrawn",
    );
    await ask(false);
    expect(await getTransferRequest(market.context, "anna", id)).toMatchObject({
      state: "open",
      askerPays: false,
    });
  });

  it("is not taken back once it is answered or over", async () => {
    await market.person("anna", 100);
    await ask();
    await approve();
    expect(await refused(() => withdraw())).toBe("transfer-request-approved");
    const other = await market.bike();
    const otherId = requestIdOf(other.id, "bo", "anna");
    await askForBike(market.context, "bo", { bikeId: other.id });
    await refuseRequest(market.context, "anna", otherId, false);
    expect(await refused(() => withdrawRequest(market.context, "bo", otherId))).toBe(
      "transfer-request-refused",
    );
  });

  it("updates the open pages of both, and its withdrawal sends no mail", async () => {
    await ask();
    const read = async () => (await market.table.get(keys.transferRequest(id), TransferRequestItem))!;
    const before = await read();
    expect(transferRequestDeliveries(undefined, before)).toMatchObject([
      { kind: "event", userId: "anna" },
      { kind: "event", userId: "bo" },
      { kind: "mail", to: { userId: "anna" } },
    ]);
    await withdraw();
    expect(transferRequestDeliveries(before, await read())).toMatchObject([
      { kind: "event", userId: "anna" },
      { kind: "event", userId: "bo" },
    ]);
  });
});

it("an approval and a withdrawal at once: one counts, the other is told which, and points are held once or not at all", async () => {
  for (let round = 0; round < 100; round += 1) {
    const [owner, asker] = [`o${round}`, `a${round}`];
    await market.person(owner, 0);
    await market.person(asker, 100);
    const next = await market.bike({ ownerId: owner, frameNumber: `TAKEN${String(round).padStart(5, "0")}` });
    await askForBike(market.context, asker, { bikeId: next.id, pays: true });
    const requestId = requestIdOf(next.id, asker, owner);
    const { id: signing } = await prepareOfferForRequest(market.context, owner, requestId, terms);
    const ends = await Promise.all([
      problemIn(market.sign(owner, signing)),
      problemIn(withdrawRequest(market.context, asker, requestId)),
    ]);
    const isApproved = ends[0] === "none";
    expect(ends).toEqual(
      isApproved ? ["none", "transfer-request-approved"] : ["transfer-request-withdrawn", "none"],
    );
    expect(await market.points(asker)).toBe(isApproved ? 0 : 100);
    expect((await market.read(next.id))?.openTransferId === undefined).toBe(!isApproved);
  }
});
