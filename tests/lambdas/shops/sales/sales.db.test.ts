import { describe, expect, it } from "vitest";
import { periodsOf } from "#lambdas/bikes/periods.ts";
import { readEvents } from "#lambdas/bikes/read-events.ts";
import { shortCodeOf } from "#contract/platform/short-code.ts";
import { changeSaleBuyer } from "#lambdas/shops/sales/change-buyer.ts";
import { readClaim } from "#lambdas/shops/sales/claims/find-claim.ts";
import { findModel } from "#lambdas/shops/sales/find-model.ts";
import { getTill } from "#lambdas/shops/sales/get-till.ts";
import { listSales } from "#lambdas/shops/sales/list-sales.ts";
import { planUnlink } from "#lambdas/stickers/codes/link-writes.ts";
import { noon } from "#tests/lambdas/a.ts";
import { aTill, clerk, rival } from "./a-till.ts";
import { roundsOf } from "#tests/rounds.ts";

const number = "WTU204K8861";

describe("a bike registered at the till", () => {
  it("costs the shop a hundred points, guards the number and waits for its buyer", async () => {
    const till = await aTill();
    const sale = await till.register();
    expect(sale).toMatchObject({ state: "waiting", points: 100, bike: { frameNumber: "WTU 204-K8861" } });
    expect(sale.expiresAt).toBe("2026-12-20T12:00:00.000Z");
    expect(await till.pointsOf()).toBe(900);
    expect(await till.isGuarded(number)).toBe("store_1");
    expect(await till.mismatches()).toEqual([]);
    expect(await getTill(till.context, clerk)).toMatchObject({ points: 900, today: 1, price: 100 });
  });

  it("is not possible while the shop is suspended, as the till says", async () => {
    const till = await aTill();
    expect(await getTill(till.context, clerk)).not.toHaveProperty("isSuspended");
    await till.suspend();
    expect(await getTill(till.context, clerk)).toMatchObject({ isSuspended: true });
  });

  it("shows the till today's time per customer", async () => {
    const till = await aTill();
    expect(await getTill(till.context, clerk)).not.toHaveProperty("secondsPerCustomer", expect.anything());
    await till.register({ seconds: 44 });
    await till.register({ frameNumber: "CRE5530187K", seconds: 47 });
    await till.register({ frameNumber: "ER9A41872X" });
    expect(await getTill(till.context, clerk)).toMatchObject({ today: 3, secondsPerCustomer: 46 });
  });

  it("is paid for by the shop's own sticker, which is linked to it", async () => {
    const till = await aTill(0);
    const [uid = ""] = await till.stock();
    const sale = await till.register({ payment: "sticker", stickerUid: uid });
    expect(sale).toMatchObject({ points: 0, payment: "sticker", sticker: shortCodeOf(uid) });
    const { bikeId } = await till.saleOf(sale.id);
    expect(await till.codeOf(uid)).toMatchObject({ state: "linked", bikeId, paidFor: sale.id });
    expect(await till.usedOf()).toBe(1);
  });

  it("is identified by its sticker if the frame has no number", async () => {
    const till = await aTill();
    const [uid = ""] = await till.stock();
    const sale = await till.register({ frameNumber: undefined, markingReason: "missing", stickerUid: uid });
    expect(sale.bike).toMatchObject({ frameNumber: `CR${shortCodeOf(uid)}`, markingReason: "missing" });
    expect(await till.isGuarded(`CR${shortCodeOf(uid)}`)).toBe("store_1");
  });

  it("is registered once for a repeated request", async () => {
    const till = await aTill();
    const press = till.key();
    const pressed = await Promise.all(Array.from({ length: 5 }, () => till.register({}, clerk, press)));
    expect(new Set(pressed.map(({ id }) => id)).size).toBe(1);
    expect(await till.pointsOf()).toBe(900);
  });

  it("goes to one shop when two sell the same number at once", async () => {
    const till = await aTill();
    const both = await Promise.allSettled([till.register({}, clerk), till.register({}, rival)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await Promise.all([till.pointsOf("store_1"), till.pointsOf("store_2")])).toEqual(
      expect.arrayContaining([900, 1000]),
    );
    expect(await till.mismatches()).toEqual([]);
  });

  it("is refused if another shop has sold the number", async () => {
    const till = await aTill();
    await till.register({}, rival);
    await expect(till.register()).rejects.toThrow("frame-number-taken");
    expect(await till.pointsOf()).toBe(1000);
  });

  it("does not accept another shop's sticker, nor one that is on a bike", async () => {
    const till = await aTill();
    const [[foreign], [own]] = [await till.stock("store_2"), await till.stock()];
    const unpaid = { payment: "sticker", stickerUid: foreign } as const;
    await expect(till.register(unpaid)).rejects.toThrow("qr-code-taken");
    await till.register({ stickerUid: own });
    const second = { frameNumber: "ABC1234", payment: "sticker", stickerUid: own } as const;
    await expect(till.register(second)).rejects.toThrow("qr-code-taken");
    expect(await till.isGuarded("ABC1234")).toBeUndefined();
  });

  it("is refused without enough points", async () => {
    const till = await aTill(50);
    await expect(till.register()).rejects.toThrow("insufficient-points");
    expect(await till.isGuarded(number)).toBeUndefined();
  });

  it("is not paid for twice by a sticker that its owner has removed", async () => {
    const till = await aTill();
    const [uid = ""] = await till.stock();
    const { bikeId } = await till.claim(await till.register({ payment: "sticker", stickerUid: uid }));
    await till.write(...(await planUnlink(till.table, [uid], { bikeId, at: noon.toISOString() })));
    const again = { frameNumber: "ABC1234", stickerUid: uid } as const;
    await expect(till.register({ ...again, payment: "sticker" })).rejects.toThrow("sticker-has-paid");
    await till.register({ ...again, payment: "points" });
  });
});

describe("a bar code", () => {
  const ean = "7350012345679";

  it("gives the model that the shop sold last under it, and nothing to other shops", async () => {
    const till = await aTill();
    expect(await findModel(till.context, clerk, ean)).toEqual({ ean });
    expect((await till.register({ ean })).bike.ean).toBe(ean);
    const model = { brand: "Crescent", model: "Femto", type: "dam" };
    expect(await findModel(till.context, clerk, ean)).toEqual({ ean, model });
    await till.register({ ean, frameNumber: "ABC1234", model: "Femto 7" });
    expect((await findModel(till.context, clerk, ean)).model?.model).toBe("Femto 7");
    expect(await findModel(till.context, rival, ean)).toEqual({ ean });
  });

  it("is not stored if the sale is refused", async () => {
    const till = await aTill(0);
    await expect(till.register({ ean })).rejects.toThrow("insufficient-points");
    expect(await findModel(till.context, clerk, ean)).toEqual({ ean });
  });
});

describe("the till", () => {
  it("suggests each model once, newest first, and shows the stickers left on the roll", async () => {
    const till = await aTill();
    for (const [place, model] of ["Femto", "Karin", "femto"].entries())
      await till.register({ model, frameNumber: `ABC123${place}` });
    await till.register({ model: "Touring", frameNumber: "XYZ1234" }, rival);
    const { models, stickersLeft } = await getTill(till.context, clerk);
    expect(models.map(({ model }) => model)).toEqual(["femto", "Karin"]);
    expect(stickersLeft).toBeUndefined();
    await till.stock();
    expect(await getTill(till.context, clerk)).toMatchObject({ stickersLeft: 3 });
  });

  it("uses stickers from the roll in use, and finds those of a roll nobody has activated", async () => {
    const till = await aTill();
    const [loose = ""] = await till.stock();
    const [, second = ""] = await till.stock("store_1", 100);
    await till.register({ payment: "sticker", stickerUid: loose });
    await till.register({ payment: "sticker", stickerUid: second, frameNumber: "ABC1234" });
    expect(await getTill(till.context, clerk)).toMatchObject({ stickersLeft: 2 });
    expect(await till.usedOf()).toBe(2);
  });
});

describe("a sale", () => {
  it("is listed with the name of who sold it", async () => {
    const till = await aTill();
    const { id } = await till.register();
    const { items } = await listSales(till.context, clerk, { state: "waiting", limit: 20 });
    expect(items).toMatchObject([{ id, soldBy: "Anna Lindqvist" }]);
  });

  it("is returned once, with points, number and sticker", async () => {
    const till = await aTill();
    const [uid = ""] = await till.stock();
    const sale = await till.register({ stickerUid: uid });
    await Promise.all(Array.from({ length: 4 }, () => till.takeBack(sale.id)));
    expect(await till.pointsOf()).toBe(1000);
    expect(await till.isGuarded(number)).toBeUndefined();
    expect(await till.codeOf(uid)).toMatchObject({ state: "made" });
    expect(await till.usedOf()).toBe(0);
    expect(await till.mismatches()).toEqual([]);
    expect(await getTill(till.context, clerk)).toMatchObject({ today: 0 });
    expect((await till.saleOf(sale.id)).buyer).toEqual({ email: "a***@example.se" });
    await expect(till.claim(sale)).rejects.toThrow("claim-ended");
    await till.register({ stickerUid: uid, payment: "sticker" });
  });

  it("is sent to another address with a new link", async () => {
    const till = await aTill();
    const sale = await till.register({ buyer: { email: "ana@example.se" } });
    const buyer = { email: "anna@example.se" };
    const changed = await changeSaleBuyer(till.context, clerk, { saleId: sale.id, buyer });
    await expect(readClaim(till.context, till.tokenOf(sale))).rejects.toThrow("claim-not-found");
    expect(await readClaim(till.context, till.tokenOf(changed))).toMatchObject({
      bike: { brand: "Crescent" },
      store: { name: "Vadstena Cykel" },
    });
  });
});

describe("a claim", () => {
  it("gives the buyer a verified bike with the shop in its history", async () => {
    const till = await aTill();
    const sale = await till.register();
    const { bikeId } = await till.claim(sale);
    expect(await till.bikeOf(bikeId)).toMatchObject({
      ownerId: "anna",
      status: "registered",
      frameNumber: number,
    });
    expect(await till.isGuarded(number)).toBe("anna");
    const [period] = periodsOf(await readEvents(till.table, bikeId));
    expect(period).toMatchObject({
      verified: true,
      event: {
        registrationType: "store",
        store: { storeName: "Vadstena Cykel" },
        storeReceipt: { number: "K-1042", storeId: "store_1", issued: 1, warrantyMonths: 36 },
        purchasePrice: 8495,
      },
    });
    expect(await till.claim(sale)).toEqual({ bikeId });
    expect((await till.saleOf(sale.id)).buyer).toEqual({ email: "a***@example.se" });
    await expect(till.claim(sale, "erik")).rejects.toThrow("claim-used");
    await expect(till.takeBack(sale.id)).rejects.toThrow("sale-ended");
  });

  it("needs an identity verified by eID", async () => {
    const till = await aTill();
    const sale = await till.register();
    await expect(till.claim(sale, "clerk")).rejects.toThrow("identity-level-too-low");
    expect(await till.isGuarded(number)).toBe("store_1");
  });

  it("succeeds for one of two people with the link, a hundred times", async () => {
    const till = await aTill(20_000);
    for (let round = 0; round < roundsOf(100); round += 1) {
      const sale = await till.register({ frameNumber: `RACE${1000 + round}` });
      const both = await Promise.allSettled([till.claim(sale, "anna"), till.claim(sale, "erik")]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    }
    expect(await till.mismatches()).toEqual([]);
  });

  it("either succeeds or loses to a return, a hundred times", async () => {
    const till = await aTill(20_000);
    for (let round = 0; round < roundsOf(100); round += 1) {
      const before = await till.pointsOf();
      const sale = await till.register({ frameNumber: `RACE${1000 + round}` });
      const [claimed, back] = await Promise.allSettled([till.claim(sale), till.takeBack(sale.id)]);
      expect([claimed.status, back.status].toSorted()).toEqual(["fulfilled", "rejected"]);
      const { bikeId } = await till.saleOf(sale.id);
      const isClaimed = claimed.status === "fulfilled";
      expect((await till.bikeOf(bikeId)) !== undefined).toBe(isClaimed);
      expect(await till.pointsOf()).toBe((before ?? 0) - (isClaimed ? 100 : 0));
    }
    expect(await till.mismatches()).toEqual([]);
  });

  it("is declined once by the holder of the link", async () => {
    const till = await aTill();
    const sale = await till.register();
    await Promise.all([till.decline(sale), till.decline(sale)]);
    expect(await till.saleOf(sale.id)).toMatchObject({ state: "returned", returnedBy: "buyer" });
    expect(await till.pointsOf()).toBe(1000);
  });

  it("says correctly which side ended it", async () => {
    const till = await aTill();
    const [declined, takenBack] = [await till.register(), await till.register({ frameNumber: "ABC1234" })];
    await till.decline(declined);
    await expect(till.takeBack(declined.id)).rejects.toThrow("sale-ended");
    await till.takeBack(takenBack.id);
    await expect(till.decline(takenBack)).rejects.toThrow("claim-ended");
    expect(await till.pointsOf()).toBe(1000);
  });

  it("fails with a token of another sale or a forged one", async () => {
    const till = await aTill();
    const [one, two] = [await till.register(), await till.register({ frameNumber: "ABC1234" })];
    const [tokenOne, tokenTwo] = [till.tokenOf(one), till.tokenOf(two)];
    const mixed = `${tokenOne.slice(0, tokenOne.lastIndexOf("."))}${tokenTwo.slice(tokenTwo.lastIndexOf("."))}`;
    await expect(readClaim(till.context, mixed)).rejects.toThrow("claim-not-found");
  });
});

describe("an unclaimed bike", () => {
  it("is followed up on days 3, 14 and 27, and returns to the shop after 30", async () => {
    const till = await aTill();
    const sale = await till.register();
    const days: (readonly [number, number | undefined])[] = [];
    for (const day of [1, 3, 4, 14, 27, 29]) {
      till.daysLater(day);
      await till.runJob();
      await till.runJob();
      days.push([day, (await till.saleOf(sale.id)).remindedOn]);
    }
    expect(days).toEqual([
      [1, undefined],
      [3, 3],
      [4, 3],
      [14, 14],
      [27, 27],
      [29, 27],
    ]);
    till.daysLater(30);
    await expect(till.claim(sale)).rejects.toThrow("claim-ended");
    expect(await till.runJob()).toEqual({ expired: 1, reminded: 0, failed: 0 });
    expect(await till.runJob()).toEqual({ expired: 0, reminded: 0, failed: 0 });
    expect(await till.saleOf(sale.id)).toMatchObject({ state: "returned", returnedBy: "time" });
    expect(await till.pointsOf()).toBe(1000);
    expect(await till.isGuarded(number)).toBeUndefined();
  });
});
