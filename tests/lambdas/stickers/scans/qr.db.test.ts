import { beforeEach, describe, expect, it } from "vitest";
import { type LinkedPage, QrPage } from "#contract/stickers/qr.ts";
import { compareFrameNumber } from "#lambdas/stickers/scans/compare-frame-number.ts";
import { getQrPage } from "#lambdas/stickers/scans/get-qr-page.ts";
import { type Town, aReport, aTown, problemIn } from "#tests/lambdas/thefts/reports/context.ts";

const minute = 60_000;
const uid = "5f0c7a52-0c1b-4d5e-9a77-0123456789ab";

let town: Town;
beforeEach(async () => {
  town = await aTown();
  await town.person("anna", { fullName: "Anna Maria Lindqvist" });
});

/** The page as the function returns it. */
const anyPageOf = async (code = uid) => QrPage.parse(await getQrPage(town, code));
const pageOf = async (code = uid): Promise<LinkedPage> => {
  const page = await anyPageOf(code);
  if (page.state !== "linked") throw new Error(`The code is ${page.state}.`);
  return page;
};

describe("the page of a code", () => {
  it("shows the public details, with frame number and owner masked", async () => {
    const bike = await town.bike({ qrUid: uid, frameNumber: "WTU204K8861", name: "Hemligt" });
    expect(await pageOf()).toEqual({
      state: "linked",
      isChangingOwner: false,
      bike: {
        frameNumber: "•••861",
        status: "registered",
        brand: "Crescent",
        model: "Femto",
        color: "blå",
        type: "dam",
        newlyRegistered: false,
      },
      ownerName: "An** L********",
      bikeId: bike.id,
    });
    expect((await pageOf(uid.toUpperCase())).bikeId).toBe(bike.id);
  });

  it("of a stolen bike shows its frame number and the reward", async () => {
    const bike = await town.bike({ qrUid: uid, frameNumber: "WTU204K8861" });
    await town.steal(bike.id, aReport({ reward: 500 }));
    expect(await pageOf()).toMatchObject({
      bike: { frameNumber: "WTU204K8861", status: "stolen", stolenSince: "2026-11-19" },
      reward: 500,
    });
  });

  it("of a bike with a stolen battery says so, as the search does", async () => {
    await town.bike({ qrUid: uid, batterySerialNumber: "BAT-1", batteryStolenSince: "2026-11-19" });
    expect(await pageOf()).toMatchObject({ bike: { status: "registered" }, stolenBattery: "BAT-1" });
  });

  it("does not name owners with a protected identity or a deleted account", async () => {
    await town.person("bo", { protectedIdentity: true });
    await town.bike({ qrUid: uid, ownerId: "bo" });
    expect((await pageOf()).ownerName).toBe("Privat ägare");
    const other = uid.replace("5f", "6f");
    await town.bike({ qrUid: other, ownerId: "gone" });
    expect((await pageOf(other)).ownerName).toBe("Tidigare ägare");
  });

  it("of a bike that is not listed does not exist", async () => {
    await town.bike({ qrUid: uid, status: "pending_review" });
    expect(await problemIn(pageOf())).toBe("qr-not-found");
    expect(await problemIn(pageOf(uid.replace("5f", "6f")))).toBe("qr-not-found");
  });

  it("of a deleted bike says so", async () => {
    await town.bike({ qrUid: uid, deletedAt: "2026-11-01T12:00:00.000Z" });
    expect(await anyPageOf()).toEqual({ state: "bike-deleted" });
  });

  it("of a bike in transfer says that its owner is changing", async () => {
    await town.bike({ qrUid: uid, openTransferId: "transfer_1" });
    expect((await pageOf()).isChangingOwner).toBe(true);
  });
});

describe("comparing the number on the frame", () => {
  const compare = (frameNumber: string, address = "203.0.113.9", code = uid) =>
    compareFrameNumber(town, { uid: code, frameNumber }, address);

  it("says yes or no and nothing more", async () => {
    await town.bike({ qrUid: uid, frameNumber: "WTU204K8861" });
    expect(await compare("WTU204K8861")).toEqual({ matches: true });
    expect(await compare("WTU204K8867")).toEqual({ matches: false });
    expect(await problemIn(compare("WTU204K8861", "203.0.113.9", uid.replace("5f", "6f")))).toBe(
      "qr-not-found",
    );
  });

  it("cannot be used to guess a number", async () => {
    await town.bike({ qrUid: uid });
    for (let place = 0; place < 20; place += 1) await compare(`NUMBER${place}`);
    expect(await problemIn(compare("NUMBER20"))).toBe("too-many-requests");
    expect(await compare("NUMBER20", "203.0.113.10")).toEqual({ matches: false });
  });

  it("is possible again after an hour", async () => {
    await town.bike({ qrUid: uid });
    for (let place = 0; place < 20; place += 1) await compare(`NUMBER${place}`);
    town.pass(59 * minute);
    expect(await problemIn(compare("NUMBER20"))).toBe("too-many-requests");
    town.pass(minute);
    expect(await compare("NUMBER20")).toEqual({ matches: false });
  });
});
