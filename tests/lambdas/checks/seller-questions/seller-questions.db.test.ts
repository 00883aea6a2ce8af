import { beforeEach, describe, expect, it } from "vitest";
import type { ListingItem } from "#lambdas/ads/items/listing.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type TownOfAskers, aTownOfAskers, minute } from "./context.ts";

const listingId = "listing_01KC00000000000000000000AD";

let town: TownOfAskers;
let bike: BikeItem;
beforeEach(async () => {
  town = await aTownOfAskers();
  bike = await town.bike({ frameNumber: "WTU204K8861", ownerId: "anna" });
});

const change = (attributes: Partial<BikeItem>) =>
  town.table.transact([update(keys.bike(bike.id)).set(attributes).add("version", 1)]);
const advertise = (ownerId: string, bikeId: string) => {
  const at = "2026-11-01T08:00:00.000Z";
  const ad: ListingItem = {
    entity: "listing",
    id: listingId,
    bikeId,
    ownerId,
    state: "active",
    price: 3400,
    condition: "good",
    city: "Lund",
    photos: [],
    ownerSince: 2020,
    ownerVerified: true,
    owners: 1,
    version: 1,
    createdAt: at,
    listedAt: at,
    endsAt: "2027-01-30T08:00:00.000Z",
  };
  return town.table.transact([put(keys.listing(listingId), "listing", ad)]);
};

describe("a question to a seller", () => {
  it("is open until the owner says yes, which both see for fifteen minutes with one code", async () => {
    const { token, sellerToken } = await town.ask({ town: "Lund" });
    expect(await town.asked(token)).toMatchObject({ state: "open", openUntil: "2026-11-20T12:15:00.000Z" });
    town.pass(14 * minute);
    const { code, standing } = await town.answer(sellerToken);
    expect([code, standing]).toEqual([expect.stringMatching(/^\d{4}$/), "yours"]);
    const times = { answeredAt: "2026-11-20T12:14:00.000Z", shownUntil: "2026-11-20T12:29:00.000Z" };
    expect(await town.asked(token)).toMatchObject({ state: "confirmed", code, town: "Lund", ...times });
    town.pass(15 * minute);
    const over = await town.asked(token);
    expect([over.state, over.code]).toEqual(["over", undefined]);
  });

  it("is refused for a personal number that no bike has, once it is paid for", async () => {
    const idle = town.ask({ frameNumber: "198508213595", challenge: "e30=" });
    expect(await problemIn(idle)).toBe("bot-check-failed");
    expect(await problemIn(town.ask({ frameNumber: "198508213595" }))).toBe("personal-number-typed");
    await town.bike({ frameNumber: "198508213595" });
    expect((await town.ask({ frameNumber: "198508213595" })).token).toHaveLength(43);
  });

  it("tells of a no, and of silence once the time is over", async () => {
    const [refused, silent] = [await town.ask(), await town.ask()];
    await town.answer(refused.sellerToken, "no");
    expect(await town.asked(refused.token)).toMatchObject({ state: "refused" });
    town.pass(15 * minute);
    expect(await town.asked(silent.token)).toMatchObject({ state: "unanswered" });
    expect(await problemIn(town.answer(silent.sellerToken))).toBe("seller-question-over");
  });

  it("does not tell the asker who reads it without answering", async () => {
    const { token, sellerToken } = await town.ask();
    const before = await town.asked(token);
    expect(await town.read(sellerToken, "bo")).toMatchObject({ standing: "not-yours", isProved: true });
    await town.read(sellerToken);
    expect(await town.asked(token)).toEqual(before);
  });

  it("tells the asker if a person who says yes is not the owner, also for an unregistered number", async () => {
    const [registered, unknown] = [await town.ask(), await town.ask({ frameNumber: "NOBODY1234" })];
    await town.answer(registered.sellerToken, "yes", "bo");
    await town.answer(unknown.sellerToken, "yes", "bo");
    for (const { token } of [registered, unknown]) {
      const answer = await town.asked(token);
      expect([answer.state, answer.code]).toEqual(["not-owner", undefined]);
    }
  });

  it("is answered once, however many answer at the same moment", async () => {
    const { token, sellerToken } = await town.ask();
    const answers = [town.answer(sellerToken), town.answer(sellerToken, "no"), town.answer(sellerToken)];
    const outcomes = await Promise.all(answers.map(problemIn));
    expect(outcomes.toSorted()).toEqual(["none", "seller-question-answered", "seller-question-answered"]);
    expect(["confirmed", "refused"]).toContain((await town.asked(token)).state);
  });

  it.each([
    ["stolen-cannot-be-sold", { status: "stolen" }],
    ["ownership-disputed", { disputedSince: "2026-11-19T08:00:00.000Z" }],
    ["bike-under-review", { reviewReason: "receipt" }],
  ] as const)("cannot be confirmed: %s", async (problem, attributes) => {
    await change(attributes);
    const { token, sellerToken } = await town.ask();
    expect(await problemIn(town.answer(sellerToken))).toBe(problem);
    expect((await town.asked(token)).state).toBe("open");
  });

  it("is not confirmed by an owner who has not proved who they are, who may still refuse", async () => {
    await town.person("cilla", { identityLevel: 1 });
    await town.bike({ frameNumber: "CILLA12345", ownerId: "cilla" });
    const { token, sellerToken } = await town.ask({ frameNumber: "CILLA12345" });
    expect(await problemIn(town.answer(sellerToken, "yes", "cilla"))).toBe("identity-level-too-low");
    await town.answer(sellerToken, "no", "cilla");
    expect((await town.asked(token)).state).toBe("refused");
  });

  it("loses its yes when the bike is reported stolen afterwards", async () => {
    const { token, sellerToken } = await town.ask();
    await town.answer(sellerToken);
    await town.steal(bike.id);
    const answer = await town.asked(token);
    expect([answer.state, answer.code]).toEqual(["changed", undefined]);
  });

  it.each([
    ["the ad's seller and bike", "anna", true],
    ["another seller's ad", "bo", false],
  ])("from %s says if the answer fits the ad", async (_, seller, fits) => {
    await advertise(seller, bike.id);
    const { token, sellerToken } = await town.ask({ listingId });
    await town.answer(sellerToken);
    expect((await town.asked(token)).isFromAd).toBe(fits);
  });

  it("shows the code to the owner only, and nothing to who has only the seller's link", async () => {
    const { token, sellerToken } = await town.ask();
    const { code } = await town.answer(sellerToken);
    expect((await town.read(sellerToken)).code).toBe(code);
    expect((await town.read(sellerToken, "bo")).code).toBeUndefined();
    expect(JSON.stringify(await town.opened(sellerToken))).not.toContain(code);
    expect(await problemIn(town.asked(sellerToken))).toBe("seller-question-not-found");
    expect(await problemIn(town.read(token))).toBe("seller-question-not-found");
  });

  it("is stored for a day under hashes, without a name, an account or an address", async () => {
    const { token, sellerToken } = await town.ask();
    await town.answer(sellerToken);
    const [item] = await town.of("sellerQuestion");
    expect(item?.["expiresAt"]).toBe(Math.floor(Date.parse("2026-11-21T12:00:00Z") / 1000));
    const storedText = JSON.stringify(await town.everything());
    for (const secret of [token, sellerToken, "203.0.113.9"]) expect(storedText).not.toContain(secret);
    expect(JSON.stringify(item)).not.toContain("anna");
    town.pass(24 * 60 * minute);
    expect(await problemIn(town.asked(token))).toBe("seller-question-not-found");
  });
});

describe("an asker", () => {
  const full = "too-many-seller-questions";
  const askAbout = (frameNumber: string, address?: string) =>
    problemIn(town.ask({ frameNumber, ...(address !== undefined && { address }) }));

  it("asks five times a day, three times about one number, without keeping others from it", async () => {
    for (const count of [1, 2, 3]) expect([count, await askAbout("WTU204K8861")]).toEqual([count, "none"]);
    expect(await askAbout("WTU204K8861")).toBe(full);
    expect(await askAbout("WTU204K8861", "203.0.113.10")).toBe("none");
    expect([await askAbout("OTHER12345"), await askAbout("OTHER12346")]).toEqual(["none", "none"]);
    expect(await askAbout("OTHER12347")).toBe(full);
    town.pass(24 * 60 * minute);
    expect(await askAbout("WTU204K8861")).toBe("none");
  });

  it("counts as one with all addresses of an IPv6 network", async () => {
    for (const last of [1, 2, 3]) await askAbout("WTU204K8861", `2001:db8:1:2::${last}`);
    expect(await askAbout("WTU204K8861", "2001:db8:1:2::9")).toBe(full);
  });

  it("pays with work, once for each question", async () => {
    const challenge = await town.work();
    expect(await problemIn(town.ask({ challenge }))).toBe("none");
    expect(await problemIn(town.ask({ challenge }))).toBe("bot-check-failed");
    expect(await problemIn(town.ask({ challenge: "e30=" }))).toBe("bot-check-failed");
  });
});
