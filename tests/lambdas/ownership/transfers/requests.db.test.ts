import { beforeEach, describe, expect, it } from "vitest";
import { put } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import {
  prepareOfferForRequest,
  refuseRequest,
} from "#lambdas/ownership/transfers/requests/answer-request.ts";
import { askForBike, requestIdOf } from "#lambdas/ownership/transfers/requests/ask-for-bike.ts";
import { getTransferRequest } from "#lambdas/ownership/transfers/requests/read-request.ts";
import { numberOf } from "#tests/lambdas/people/identity/services.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type Market, aMarket, someTerms, refusal } from "./context.ts";

const day = 86_400_000;
const { buyerEmail: _, ...terms } = someTerms();

let market: Market;
let bike: BikeItem;
let id: string;
beforeEach(async () => {
  market = await aMarket();
  for (const who of ["anna", "bo", "cilla"]) await market.person(who);
  bike = await market.bike();
  id = requestIdOf(bike.id, "bo", "anna");
});

const ask = (userId = "bo", form: object = {}) =>
  askForBike(market.context, userId, { bikeId: bike.id, ...form });
const show = (userId = "anna") => getTransferRequest(market.context, userId, id);
const refuse = (block = false, userId = "anna") => refuseRequest(market.context, userId, id, block);
const prepare = (userId = "anna") => prepareOfferForRequest(market.context, userId, id, terms);
const approve = async () => (await market.sign("anna", (await prepare()).id)).transferId;

const refused = (work: () => Promise<unknown>) => refusal(market.everything, work);

describe("someone who asks for a bike", () => {
  it("is shown, masked, to the owner only", async () => {
    await ask("bo", { text: "Jag köpte den i går." });
    expect(await show()).toMatchObject({ state: "open", askerName: "bo E*", text: "Jag köpte den i går." });
    expect(JSON.stringify(await show())).not.toContain("@");
    expect(await market.told("anna")).toEqual(["transfer-requested"]);
    for (const who of ["bo", "cilla"]) expect(await problemIn(show(who))).toBe("transfer-request-not-found");
  });

  it("can name it by its frame number", async () => {
    await askForBike(market.context, "bo", { frameNumber: bike.frameNumber });
    expect(await show()).toMatchObject({ state: "open", bike: { id: bike.id } });
  });

  it.each([
    ["a bike of their own", () => ask("anna"), "own-bike"],
    ["a bike that is not there", () => ask("bo", { bikeId: "bike_nothing" }), "bike-not-found"],
    ["nothing", () => askForBike(market.context, "bo", {}), "bike-not-found"],
    [
      "a number nobody has",
      () => askForBike(market.context, "bo", { frameNumber: "NOBODYHAS1" }),
      "bike-not-found",
    ],
  ])("is refused for %s", async (_what, work, problem) => {
    expect(await refused(work)).toBe(problem);
  });

  it("is refused while the bike is stolen or under review, and when it is deleted", async () => {
    const looked = await market.bike({ status: "pending_review", reviewReason: "receipt" });
    expect(await refused(() => ask("bo", { bikeId: looked.id }))).toBe("bike-under-review");
    await market.steal(bike.id);
    expect(await refused(() => ask())).toBe("stolen-cannot-be-transferred");
    const gone = await market.bike();
    await market.remove("anna", gone.id);
    expect(await refused(() => ask("bo", { bikeId: gone.id }))).toBe("bike-not-found");
  });

  it("needs a verified identity", async () => {
    await market.person("eva", 0, { identityLevel: 1 });
    expect(await refused(() => ask("eva"))).toBe("identity-level-too-low");
  });

  it("can ask once until the time to answer is over", async () => {
    await ask();
    expect(await refused(() => ask())).toBe("transfer-request-open");
    market.pass(14 * day);
    expect(await problemIn(show())).toBe("transfer-request-not-found");
    await ask();
    expect(await show()).toMatchObject({ state: "open" });
  });

  it("can ask for three bikes a day and ten a week", async () => {
    const more = async () => askForBike(market.context, "bo", { bikeId: (await market.bike()).id });
    const three = async () => {
      for (let time = 0; time < 3; time += 1) await more();
    };
    await three();
    expect(await problemIn(more())).toBe("too-many-requests");
    // From Friday to Monday, so that a new week begins.
    market.pass(3 * day);
    await three();
    market.pass(day);
    await three();
    market.pass(day);
    await three();
    market.pass(day);
    await more();
    expect(await problemIn(more())).toBe("too-many-requests");
  });

  it.each([
    ["anna", "bo"],
    ["bo", "anna"],
  ])("is refused where %s has blocked %s", async (userId, otherUserId) => {
    const at = market.system.now().toISOString();
    await market.table.transact([put(keys.block(userId, otherUserId), "block", { userId, otherUserId, at })]);
    expect(await refused(() => ask())).toBe("message-blocked");
  });

  it("is refused while barred from messaging", async () => {
    const until = new Date(market.system.now().getTime() + day).toISOString();
    const bar = { userId: "bo", until, bars: [{ reportId: "report_1", until }], version: 1, expiresAt: 2e9 };
    await market.table.transact([put(keys.messageBar("bo"), "messageBar", bar)]);
    expect(await refused(() => ask())).toBe("messaging-barred");
    market.pass(day);
    await ask();
  });

  it("cannot send a personal number", async () => {
    const number = numberOf("19850821");
    await ask("bo", { text: `Jag är ${number}.` });
    expect((await show()).text).not.toContain(number);
  });
});

describe("an owner who is asked", () => {
  beforeEach(() => ask());

  it("approves by offering the bike, and neither learns the other’s address", async () => {
    const { text } = await prepare();
    expect(text).toContain("bo E*, som har bett att få ta över den");
    expect(text).not.toContain("@");
    const transferId = await approve();
    expect(await show()).toMatchObject({ state: "approved", transferId });
    expect(await market.transfer(transferId)).toMatchObject({ buyerId: "bo", buyer: { by: "request" } });
    expect(await market.told("bo")).toEqual(["transfer-offered"]);
    await market.accept("bo", transferId);
    expect(await market.read(bike.id)).toMatchObject({ ownerId: "bo" });
  });

  it("refuses, and is not asked again for 30 days", async () => {
    expect(await refuse()).toMatchObject({ state: "refused" });
    expect(await market.told("bo")).toEqual(["transfer-request-refused"]);
    expect(await refused(() => ask())).toBe("transfer-request-refused");
    expect(await refused(() => refuse())).toBe("transfer-request-ended");
    expect(await refused(() => prepare())).toBe("transfer-request-ended");
    market.pass(30 * day);
    await ask();
    expect(await show()).toMatchObject({ state: "open" });
  });

  it("can refuse for good, for all bikes", async () => {
    await refuse(true);
    const other = await market.bike();
    expect(await refused(() => ask("bo", { bikeId: other.id }))).toBe("message-blocked");
  });

  it("is the only one who can answer", async () => {
    for (const who of ["bo", "cilla"]) {
      expect(await refused(() => refuse(false, who))).toBe("transfer-request-not-found");
      expect(await refused(() => prepare(who))).toBe("transfer-request-not-found");
    }
  });

  it("has nothing to answer once the bike has another owner", async () => {
    await market.accept("cilla", await market.offer("anna", bike.id, { buyerEmail: "cilla@example.se" }));
    expect(await show()).toMatchObject({ state: "ended" });
    expect(await problemIn(prepare())).toBe("bike-not-found");
  });

  it("cannot offer the bike twice", async () => {
    const [one, other] = [await prepare(), await prepare()];
    await market.sign("anna", one.id);
    expect(await problemIn(market.sign("anna", other.id))).toBe("bike-has-open-transfer");
  });
});

it("who approves and refuses at once does one, and the other is refused", async () => {
  for (let round = 0; round < 100; round += 1) {
    const [owner, asker] = [`o${round}`, `a${round}`];
    await market.person(owner, 100);
    await market.person(asker, 0);
    const next = await market.bike({ ownerId: owner, frameNumber: `YESNO${String(round).padStart(5, "0")}` });
    await askForBike(market.context, asker, { bikeId: next.id });
    const requestId = requestIdOf(next.id, asker, owner);
    const { id: signing } = await prepareOfferForRequest(market.context, owner, requestId, terms);
    const ends = await Promise.all([
      problemIn(market.sign(owner, signing)),
      problemIn(refuseRequest(market.context, owner, requestId, false)),
    ]);
    expect(ends.toSorted()).toEqual(["none", "transfer-request-ended"]);
    expect(await market.points(owner)).toBe(ends[0] === "none" ? 0 : 100);
  }
});
