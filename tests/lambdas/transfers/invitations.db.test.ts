import { beforeEach, describe, expect, it } from "vitest";
import { update } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { hashOfInvitation, invitationToken } from "#lambdas/shared/tokens/invitations.ts";
import { getTransfer } from "#lambdas/transfers/get-transfer.ts";
import { prepareConfirmation } from "#lambdas/transfers/prepare-confirmation.ts";
import { readInvitation } from "#lambdas/transfers/read-invitation.ts";
import { redeemInvitation } from "#lambdas/transfers/redeem-invitation.ts";
import { refuseOpener } from "#lambdas/transfers/refuse-opener.ts";
import { problemIn } from "#tests/lambdas/thefts/context.ts";
import { type Market, aMarket } from "./context.ts";

const day = 86_400_000;
const invited = { buyerEmail: "ny@example.se" };

let market: Market;
let bike: BikeItem;
let transferId: string;
beforeEach(async () => {
  market = await aMarket();
  for (const who of ["anna", "cilla"]) await market.person(who);
  bike = await market.bike();
  transferId = await market.offer("anna", bike.id, invited);
});

/** What the link in the newest mail ends with. */
const token = async (): Promise<string> => {
  const { invitation } = (await market.transfer(transferId))!;
  return invitationToken(market.context.codeSecret, { transferId, ...invitation! });
};

const redeem = (userId: string, link: string) => redeemInvitation(market.context, userId, link);
const refuse = () => refuseOpener(market.context, "anna", transferId);

const confirm = async () => {
  const { id, text } = await prepareConfirmation(market.context, "anna", transferId);
  await market.sign("anna", id);
  return text;
};

/** Everything but what counts attempts and keeps texts that nobody has signed. */
const written = async () =>
  (await market.everything()).filter(({ entity }) => entity !== "rate" && entity !== "signing");

/** Nothing is written, and no points move. */
const refused = async (work: () => Promise<unknown>): Promise<string> => {
  const before = await written();
  const problem = await problemIn(work());
  expect(await written()).toEqual(before);
  return problem;
};

describe("an invitation", () => {
  it("is made for an address without an account, and the table holds nothing that opens it", async () => {
    const link = await token();
    expect(link).toMatch(/^[\w-]{43}$/);
    const everything = JSON.stringify(await market.everything());
    expect(everything).not.toContain(link);
    expect(everything).toContain(hashOfInvitation(link));
  });

  it("is not made for an address that has an account, and the seller sees no difference", async () => {
    const other = await market.bike();
    const known = await market.offer("anna", other.id, { buyerEmail: "cilla@example.se" });
    expect(await market.of("invitation")).toHaveLength(1);
    const [one, two] = await Promise.all(
      [transferId, known].map((id) => getTransfer(market.context, "anna", id)),
    );
    expect(Object.keys(one!).toSorted()).toEqual(
      Object.keys(two!)
        .map((name) => (name === "buyerId" ? "invitation" : name))
        .toSorted(),
    );
  });

  it("is read as often as a mail program likes, and not used by that", async () => {
    const link = await token();
    const before = await market.everything();
    for (let time = 0; time < 3; time += 1)
      expect(await readInvitation(market.context, link)).toMatchObject({
        price: 2500,
        bike: { brand: bike.brand },
      });
    expect(await market.everything()).toEqual(before);
  });

  it("makes the bike wait for the person who has the address, once they have an account", async () => {
    await market.person("ny", 0);
    const link = await token();
    expect(await redeem("ny", link)).toEqual({ transferId, state: "open" });
    expect(await redeem("ny", link)).toEqual({ transferId, state: "open" });
    expect(await market.transfer(transferId)).toMatchObject({ buyerId: "ny", version: 1 });
    expect(await market.told("ny")).toEqual(["transfer-offered"]);
    await market.accept("ny", transferId);
    expect(await market.read(bike.id)).toMatchObject({ ownerId: "ny" });
  });

  it("shows by itself that the person who has signed up with the address reads its mail", async () => {
    await market.person("ny", 0, { emailUnproved: true });
    expect(await redeem("ny", await token())).toEqual({ transferId, state: "open" });
    await market.accept("ny", transferId);
    expect(await market.read(bike.id)).toMatchObject({ ownerId: "ny" });
  });

  it("is not used by the person who has not proved who they are", async () => {
    await market.person("ny", 0, { identityLevel: 1 });
    expect(await refused(async () => redeem("ny", await token()))).toBe("identity-level-too-low");
  });

  it("is not used by the seller", async () => {
    expect(await refused(async () => redeem("anna", await token()))).toBe("buyer-is-seller");
  });

  it("says that it was used, to the person who comes later", async () => {
    await market.person("ny", 0);
    const link = await token();
    await redeem("ny", link);
    expect(await refused(() => redeem("cilla", link))).toBe("invitation-used");
    expect(await refused(() => readInvitation(market.context, link))).toBe("invitation-used");
  });

  it("says that its time is over", async () => {
    await market.person("ny", 0);
    const link = await token();
    market.pass(14 * day);
    expect(await refused(() => redeem("ny", link))).toBe("invitation-expired");
  });

  it("says that the seller has withdrawn", async () => {
    const link = await token();
    await market.cancel("anna", transferId);
    expect(await refused(() => redeem("cilla", link))).toBe("transfer-cancelled");
  });

  it("is nothing where the link is made up", async () => {
    expect(await refused(() => redeem("cilla", "A".repeat(43)))).toBe("invitation-not-found");
  });

  it("says in the end nothing at all", async () => {
    const link = await token();
    market.pass(60 * day);
    expect(await problemIn(redeem("cilla", link))).toBe("invitation-not-found");
  });
});

describe("an address that was wrong", () => {
  it("is corrected: the old link is dead, and the new one is mailed", async () => {
    const old = await token();
    await market.change("anna", transferId, { buyerEmail: "ratt@example.se" });
    await market.person("ratt", 0);
    expect(await refused(() => redeem("cilla", old))).toBe("invitation-replaced");
    const link = await token();
    expect(link).not.toBe(old);
    expect(await redeem("ratt", link)).toEqual({ transferId, state: "open" });
    await market.accept("ratt", transferId, 2);
    expect(await market.read(bike.id)).toMatchObject({ ownerId: "ratt" });
  });

  it("keeps its link when only the price changes", async () => {
    const old = await token();
    await market.change("anna", transferId, { ...invited, price: 2000 });
    expect(await token()).toBe(old);
    await market.person("ny", 0);
    expect(await redeem("ny", old)).toEqual({ transferId, state: "open" });
  });

  it("is corrected only so often a day", async () => {
    for (let time = 1; time < 20; time += 1)
      await market.change("anna", transferId, { buyerEmail: `nr${time}@example.se` });
    const once = () => market.change("anna", transferId, { buyerEmail: "sista@example.se" });
    expect(await problemIn(once())).toBe("too-many-requests");
    market.pass(day);
    await once();
  });
});

describe("a mail that was handed on", () => {
  it("waits for the seller, and nobody signs before they have confirmed", async () => {
    const link = await token();
    expect(await redeem("cilla", link)).toEqual({ transferId, state: "waiting" });
    expect(await redeem("cilla", link)).toEqual({ transferId, state: "waiting" });
    expect(await refused(() => market.accept("cilla", transferId))).toBe("transfer-not-found");
    expect(await problemIn(getTransfer(market.context, "cilla", transferId))).toBe("transfer-not-found");
    expect(await market.told("anna")).toEqual(["invitation-opened"]);
    expect(await getTransfer(market.context, "anna", transferId)).toMatchObject({
      openedBy: { name: "cilla Ek" },
    });
  });

  it("is signed for again by name, and the address has no part in it any more", async () => {
    await redeem("cilla", await token());
    const text = await confirm();
    expect(text).toContain("cilla Ek");
    expect(text).not.toContain("@");
    const shown = await getTransfer(market.context, "anna", transferId);
    expect(shown).toMatchObject({ version: 2, buyerName: "cilla Ek", changed: ["buyerEmail"] });
    expect(shown.terms.buyerEmail).toBeUndefined();
    await market.person("ny", 0);
    expect(await problemIn(getTransfer(market.context, "ny", transferId))).toBe("transfer-not-found");
    await market.accept("cilla", transferId, 2);
    expect(await market.read(bike.id)).toMatchObject({ ownerId: "cilla" });
  });

  it("keeps its buyer when the price changes afterwards, and loses them to an address", async () => {
    await redeem("cilla", await token());
    await confirm();
    await market.change("anna", transferId, { buyerEmail: undefined, price: 1000 });
    expect(await market.transfer(transferId)).toMatchObject({ buyerId: "cilla", version: 3 });
    await market.change("anna", transferId, invited);
    const { buyerId, buyer, invitation } = (await market.transfer(transferId))!;
    expect([buyerId, buyer]).toEqual([undefined, undefined]);
    expect(invitation).toBeDefined();
    expect(await problemIn(market.accept("cilla", transferId, 4))).toBe("transfer-not-found");
  });

  it("is refused: that link is dead, and another one is mailed", async () => {
    const link = await token();
    await redeem("cilla", link);
    await refuse();
    expect(await refused(() => redeem("cilla", link))).toBe("invitation-replaced");
    expect(await refused(() => confirm())).toBe("nobody-waits-for-confirmation");
    expect(await refused(() => refuse())).toBe("nobody-waits-for-confirmation");
    await market.person("ny", 0);
    expect(await redeem("ny", await token())).toEqual({ transferId, state: "open" });
  });

  it("is confirmed and refused by the seller alone", async () => {
    await redeem("cilla", await token());
    for (const who of ["cilla", "ny"]) {
      expect(await refused(() => prepareConfirmation(market.context, who, transferId))).toBe(
        "transfer-not-found",
      );
      expect(await refused(() => refuseOpener(market.context, who, transferId))).toBe("transfer-not-found");
    }
  });

  it("is not signed for by a confirmation of someone who was replaced meanwhile", async () => {
    await redeem("cilla", await token());
    const { id } = await prepareConfirmation(market.context, "anna", transferId);
    await market.change("anna", transferId, { buyerEmail: "ratt@example.se" });
    expect(await problemIn(market.sign("anna", id))).toBe("transfer-outdated");
  });

  it("names nobody whose identity is protected", async () => {
    await market.table.transact([update(keys.profile("cilla")).set({ protectedIdentity: true })]);
    await redeem("cilla", await token());
    expect((await getTransfer(market.context, "anna", transferId)).openedBy?.name).toBe("Privat ägare");
  });
});

it("two who open one invitation at once: one is let in, and the other is told that it was used", async () => {
  await market.person("dan", 0);
  await market.person("sven", 100_000);
  for (let round = 0; round < 100; round += 1) {
    // A day allows twenty addresses.
    if (round % 20 === 0) market.pass(day);
    const next = await market.bike({ ownerId: "sven", frameNumber: `BOTH${String(round).padStart(6, "0")}` });
    const ny = `ny${round}`;
    transferId = await market.offer("sven", next.id, { buyerEmail: `${ny}@example.se` });
    await market.person(ny, 0);
    const link = await token();
    const ends = await Promise.all([ny, "dan"].map((who) => problemIn(redeem(who, link))));
    expect(ends.toSorted()).toEqual(["invitation-used", "none"]);
    const { buyerId, openedBy } = (await market.transfer(transferId))!;
    const [first] = ends;
    expect([buyerId, openedBy?.userId]).toEqual(first === "none" ? [ny, undefined] : [undefined, "dan"]);
  }
}, 120_000);

it("a link that is opened while the seller corrects the address: one wins, and the other is told which", async () => {
  await market.person("sven", 100_000);
  for (let round = 0; round < 100; round += 1) {
    if (round % 10 === 0) market.pass(day);
    const next = await market.bike({
      ownerId: "sven",
      frameNumber: `WRONG${String(round).padStart(5, "0")}`,
    });
    transferId = await market.offer("sven", next.id, invited);
    const link = await token();
    const [opened] = await Promise.all([
      problemIn(redeem("cilla", link)),
      market.change("sven", transferId, { buyerEmail: "ratt@example.se" }),
    ]);
    expect(["none", "invitation-replaced"]).toContain(opened);
    const { openedBy, buyerId, terms } = (await market.transfer(transferId))!;
    expect([openedBy, buyerId, terms.buyerEmail]).toEqual([undefined, undefined, "ratt@example.se"]);
  }
}, 120_000);
