import { beforeEach, describe, expect, it } from "vitest";
import { update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { hashOfInvitation, invitationToken } from "#lambdas/ownership/invitations.ts";
import { getTransfer } from "#lambdas/ownership/transfers/get-transfer.ts";
import { prepareConfirmation } from "#lambdas/ownership/transfers/prepare-confirmation.ts";
import { readInvitation } from "#lambdas/ownership/transfers/read-invitation.ts";
import { redeemInvitation } from "#lambdas/ownership/transfers/redeem-invitation.ts";
import { refuseOpener } from "#lambdas/ownership/transfers/mail-again.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type Market, aMarket, refusal } from "./context.ts";

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

/** Token of the latest mail's link. */
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

/** All rows except rate limits and unsigned texts. */
const written = async () =>
  (await market.everything()).filter(({ entity }) => entity !== "rate" && entity !== "signing");

const refused = (work: () => Promise<unknown>) => refusal(written, work);

describe("an invitation", () => {
  it("is made for an address without an account, and no stored row can open it", async () => {
    const link = await token();
    expect(link).toMatch(/^[\w-]{43}$/);
    const everything = JSON.stringify(await market.everything());
    expect(everything).not.toContain(link);
    expect(everything).toContain(hashOfInvitation(link));
  });

  it("is not created for an address with an account, and the seller does not notice", async () => {
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

  it("can be read any number of times without being used up", async () => {
    const link = await token();
    const before = await market.everything();
    for (let time = 0; time < 3; time += 1)
      expect(await readInvitation(market.context, link)).toMatchObject({
        price: 2500,
        bike: { brand: bike.brand },
      });
    expect(await market.everything()).toEqual(before);
  });

  it("gives the transfer to the invited buyer once they have an account", async () => {
    await market.person("ny", 0);
    const link = await token();
    expect(await redeem("ny", link)).toEqual({ transferId, state: "open" });
    expect(await redeem("ny", link)).toEqual({ transferId, state: "open" });
    expect(await market.transfer(transferId)).toMatchObject({ buyerId: "ny", version: 1 });
    expect(await market.told("ny")).toEqual(["transfer-offered"]);
    await market.accept("ny", transferId);
    expect(await market.read(bike.id)).toMatchObject({ ownerId: "ny" });
  });

  it("proves that a new account with the address reads its mail", async () => {
    await market.person("ny", 0, { emailUnproved: true });
    expect(await redeem("ny", await token())).toEqual({ transferId, state: "open" });
    await market.accept("ny", transferId);
    expect(await market.read(bike.id)).toMatchObject({ ownerId: "ny" });
  });

  it("needs a verified identity", async () => {
    await market.person("ny", 0, { identityLevel: 1 });
    expect(await refused(async () => redeem("ny", await token()))).toBe("identity-level-too-low");
  });

  it("cannot be used by the seller", async () => {
    expect(await refused(async () => redeem("anna", await token()))).toBe("buyer-is-seller");
  });

  it("tells later visitors that it was used", async () => {
    await market.person("ny", 0);
    const link = await token();
    await redeem("ny", link);
    expect(await refused(() => redeem("cilla", link))).toBe("invitation-used");
    expect(await refused(() => readInvitation(market.context, link))).toBe("invitation-used");
  });

  it("says when it has expired", async () => {
    await market.person("ny", 0);
    const link = await token();
    market.pass(14 * day);
    expect(await refused(() => redeem("ny", link))).toBe("invitation-expired");
  });

  it("says when the seller has withdrawn the transfer", async () => {
    const link = await token();
    await market.cancel("anna", transferId);
    expect(await refused(() => redeem("cilla", link))).toBe("transfer-cancelled");
  });

  it("is not found for a forged link", async () => {
    expect(await refused(() => redeem("cilla", "A".repeat(43)))).toBe("invitation-not-found");
  });

  it("is not found once deleted", async () => {
    const link = await token();
    market.pass(60 * day);
    expect(await problemIn(redeem("cilla", link))).toBe("invitation-not-found");
  });
});

describe("a wrong address", () => {
  it("can be corrected, which invalidates the old link and mails a new one", async () => {
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

  it("can be corrected a limited number of times a day", async () => {
    for (let time = 1; time < 20; time += 1)
      await market.change("anna", transferId, { buyerEmail: `nr${time}@example.se` });
    const once = () => market.change("anna", transferId, { buyerEmail: "sista@example.se" });
    expect(await problemIn(once())).toBe("too-many-requests");
    market.pass(day);
    await once();
  });
});

describe("a forwarded invitation", () => {
  it("waits for the seller, and cannot be signed before", async () => {
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

  it("is confirmed by the buyer's name, and the typed address is removed", async () => {
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

  it("keeps its buyer and link when the price changes, but not when the address changes", async () => {
    const link = await token();
    await redeem("cilla", link);
    await confirm();
    await market.change("anna", transferId, { buyerEmail: undefined, price: 1000 });
    expect(await market.transfer(transferId)).toMatchObject({ buyerId: "cilla", version: 3 });
    expect(await refused(() => readInvitation(market.context, link))).toBe("invitation-used");
    expect(await redeem("cilla", link)).toEqual({ transferId, state: "open" });
    await market.change("anna", transferId, invited);
    expect(await refused(() => redeem("cilla", link))).toBe("invitation-replaced");
    const { buyerId, buyer, invitation } = (await market.transfer(transferId))!;
    expect([buyerId, buyer]).toEqual([undefined, undefined]);
    expect(invitation).toBeDefined();
    expect(await problemIn(market.accept("cilla", transferId, 4))).toBe("transfer-not-found");
  });

  it("can be refused, which invalidates the link and mails a new one", async () => {
    const link = await token();
    await redeem("cilla", link);
    await refuse();
    expect(await refused(() => redeem("cilla", link))).toBe("invitation-replaced");
    expect(await refused(() => confirm())).toBe("nobody-waits-for-confirmation");
    expect(await refused(() => refuse())).toBe("nobody-waits-for-confirmation");
    await market.person("ny", 0);
    expect(await redeem("ny", await token())).toEqual({ transferId, state: "open" });
  });

  it("cannot be confirmed with a text from before it was refused", async () => {
    await redeem("cilla", await token());
    const { id } = await prepareConfirmation(market.context, "anna", transferId);
    await refuse();
    expect(await problemIn(market.sign("anna", id))).toBe("transfer-outdated");
    expect((await market.transfer(transferId))?.buyerId).toBeUndefined();
  });

  it("can be confirmed or refused only by the seller", async () => {
    await redeem("cilla", await token());
    for (const who of ["cilla", "ny"]) {
      expect(await refused(() => prepareConfirmation(market.context, who, transferId))).toBe(
        "transfer-not-found",
      );
      expect(await refused(() => refuseOpener(market.context, who, transferId))).toBe("transfer-not-found");
    }
  });

  it("cannot be confirmed for someone who was replaced meanwhile", async () => {
    await redeem("cilla", await token());
    const { id } = await prepareConfirmation(market.context, "anna", transferId);
    await market.change("anna", transferId, { buyerEmail: "ratt@example.se" });
    expect(await problemIn(market.sign("anna", id))).toBe("transfer-outdated");
  });

  it("hides a protected name", async () => {
    await market.table.transact([update(keys.profile("cilla")).set({ protectedIdentity: true })]);
    await redeem("cilla", await token());
    expect((await getTransfer(market.context, "anna", transferId)).openedBy?.name).toBe("Privat ägare");
  });
});

it("if two people open an invitation at once, one gets in and the other sees that it was used", async () => {
  await market.person("dan", 0);
  await market.person("sven", 100_000);
  for (let round = 0; round < 100; round += 1) {
    // At most twenty addresses a day.
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
});

it("if a link is opened while its address is corrected, one succeeds and the other fails", async () => {
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
});
