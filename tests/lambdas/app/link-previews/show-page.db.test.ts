import { beforeEach, describe, expect, it } from "vitest";
import type { Language } from "#contract/people/accounts.ts";
import { showPage } from "#lambdas/app/link-previews/show-page.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { startMeter } from "#lambdas/platform/table/read-meter.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { inRoleOf } from "#tests/in-role.ts";
import { anUpload } from "#tests/lambdas/a.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
import { type Bazaar, aBazaar } from "#tests/lambdas/ads/listings/context.ts";
import { aReport } from "#tests/lambdas/thefts/reports/context.ts";

const uid = "5f0c7a52-0c1b-4d5e-9a77-0123456789ab";
const appPage = async () =>
  `<html><head><title>Cykelregistret</title>\n<meta name="description" content="-" /></head></html>`;

let bazaar: Bazaar;
beforeEach(async () => {
  bazaar = await aBazaar();
  await bazaar.person("anna", 200, { fullName: "Anna Maria Lindqvist" });
  await bazaar.person("bo");
});

/** The page's tags, and the read units used. */
const tagsAt = async (address: string, language: Language = "sv") => {
  const meter = startMeter();
  const { tableName, config, system } = bazaar;
  const client = await inRoleOf("link-previews", { tableName, config });
  const reader = openReader(tableName, system, client)(meter);
  const context = { reader, system, origin: "https://cykel.example", appPage };
  const { status, html } = await showPage(context, address, language);
  const tag = (name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1];
  const [title, description, image] = ["og:title", "og:description", "og:image"].map(tag);
  return { status, html, title, description, image, robots: tag("robots"), units: meter.total() };
};

/** A bike with a public photo. */
const aBikeWithPhoto = async (over: Partial<BikeItem> = {}): Promise<BikeItem> => {
  const upload = anUpload({
    id: "upload_photo",
    kind: "bike-photo",
    state: "claimed",
    width: 1600,
    height: 1200,
  });
  await bazaar.table.transact([put(keys.upload(upload.id), "upload", upload)]);
  const { visibility } = aBike();
  return bazaar.bike({
    qrUid: uid,
    photoUploadId: upload.id,
    name: "Hemligt",
    visibility: { ...visibility, photo: true },
    ...over,
  });
};

describe("a shared link to the code of a bike", () => {
  it("says first that the bike is stolen, when and where, and shows its photo", async () => {
    const bike = await aBikeWithPhoto();
    await bazaar.steal(bike.id, aReport({ reward: 500 }));
    const { status, title, description, image, robots, units, html } = await tagsAt(`/qr/${uid}`);
    expect({ status, title, robots }).toEqual({
      status: 200,
      title: "Stulen: Crescent Femto",
      robots: "noindex",
    });
    expect(description).toContain("Stulen 19 november 2026, Cykelstället vid stationen, Malmö.");
    expect(description).toMatch(/Hittelön 500\skr\./);
    expect(image).toBe("https://cykel.example/photos/upload_photo.jpg");
    expect(html).toContain('content="1600"');
    expect(units).toBeLessThanOrEqual(2);
  });

  it("shows no owner, number or hidden data", async () => {
    const bike = await aBikeWithPhoto({ frameNumber: "WTU204K8861", description: "Hemlig text" });
    const before = await tagsAt(`/qr/${uid}`);
    await bazaar.steal(bike.id);
    const after = await tagsAt(`/qr/${uid}`);
    for (const { html } of [before, after]) expect(html).not.toMatch(/WTU204|K8861|Anna|Lindqvist|Hemligt/);
    expect(before.html).not.toContain("Hemlig text");
  });

  it("leaves out a hidden photo", async () => {
    const bike = await aBikeWithPhoto();
    const hidden = { ...bike, visibility: { ...bike.visibility, photo: false, whenStolen: false } };
    await bazaar.table.transact([put(keys.bike(bike.id), "bike", hidden)]);
    expect((await tagsAt(`/qr/${uid}`)).image).toBe("https://cykel.example/card-sv.png");
    await bazaar.table.transact([put(keys.bike(bike.id), "bike", { ...hidden, status: "stolen" })]);
    expect((await tagsAt(`/qr/${uid}`)).image).toBe("https://cykel.example/card-sv.png");
  });

  it("says in both languages that a bike is not reported stolen", async () => {
    await aBikeWithPhoto();
    expect((await tagsAt(`/qr/${uid}`)).title).toBe("Inte anmäld stulen: Crescent Femto");
    expect((await tagsAt(`/qr/${uid}`, "en")).title).toBe("Not reported stolen: Crescent Femto");
    expect((await tagsAt(`/qr/${uid.replaceAll("-", "").toUpperCase()}`)).html).toContain(
      `href="https://cykel.example/qr/${uid}"`,
    );
  });

  it("says so after recovery", async () => {
    const bike = await aBikeWithPhoto();
    await bazaar.steal(bike.id);
    await bazaar.recover(bike.id);
    expect((await tagsAt(`/qr/${uid}`)).title).toBe("Inte anmäld stulen: Crescent Femto");
  });

  it("is 404 without a picture for an unknown code", async () => {
    for (const code of [uid, "not-a-code", uid.replace("5f", "6f")]) {
      const { status, title, image, robots } = await tagsAt(`/qr/${code}`);
      expect({ status, title, image, robots }).toEqual({
        status: 404,
        title: "Koden hör inte till någon cykel",
        image: "https://cykel.example/card-sv.png",
        robots: "noindex",
      });
    }
  });

  it("is 404 for a bike that is deleted or under review", async () => {
    const bike = await aBikeWithPhoto();
    await bazaar.table.transact([
      put(keys.bike(bike.id), "bike", { ...bike, status: "pending_review", reviewReason: "receipt" }),
    ]);
    expect((await tagsAt(`/qr/${uid}`)).status).toBe(404);
    await bazaar.table.transact([
      put(keys.bike(bike.id), "bike", { ...bike, deletedAt: "2026-11-20T12:00:00.000Z" }),
    ]);
    expect((await tagsAt(`/qr/${uid}`)).status).toBe(404);
  });
});

describe("a shared link to a stolen bike", () => {
  it("says first that it is stolen, and shows its photo", async () => {
    const bike = await aBikeWithPhoto({ frameNumber: "WTU204K8861" });
    await bazaar.steal(bike.id, aReport({ reward: 500 }));
    const { status, title, description, image, robots, units, html } = await tagsAt(`/stolen/${bike.id}`);
    expect({ status, title, robots, image }).toEqual({
      status: 200,
      title: "Stulen: Crescent Femto",
      robots: "noindex",
      image: "https://cykel.example/photos/upload_photo.jpg",
    });
    expect(description).toContain("Stulen 19 november 2026");
    expect(html).not.toMatch(/WTU204|K8861|Lindqvist/);
    expect(html).toContain(`href="https://cykel.example/stolen/${bike.id}"`);
    expect(units).toBeLessThanOrEqual(2);
  });

  it("shows nothing of a bike that is not stolen or does not exist", async () => {
    const bike = await aBikeWithPhoto();
    for (const id of [bike.id, "bike_0", "not-an-id"]) {
      const { status, title, image, html } = await tagsAt(`/stolen/${id}`);
      expect({ status, title, image }).toEqual({
        status: 404,
        title: "Cykeln är inte anmäld stulen",
        image: "https://cykel.example/card-sv.png",
      });
      expect(html).not.toContain("Crescent");
    }
  });
});

describe("a shared link to an ad", () => {
  it("shows name, price, town, text and the first photo", async () => {
    const bike = await aBikeWithPhoto();
    const listing = await bazaar.create("anna", bike.id, { text: 'Fin <b>cykel</b> med "ny" kedja.' });
    const { status, title, description, image, robots, units } = await tagsAt(`/bike-ads/${listing.id}`);
    expect(title).toMatch(/^Till salu: Crescent Femto, 3\s400\skr, Uppsala$/);
    expect(description).toContain("Fin &lt;b&gt;cykel&lt;/b&gt; med &quot;ny&quot; kedja.");
    expect(image).toBe("https://cykel.example/photos/upload_photo.jpg");
    expect({ status, robots }).toEqual({ status: 200, robots: undefined });
    expect(units).toBeLessThanOrEqual(2);
  });

  it("shows neither text nor photo once the ad has ended or the bike is stolen", async () => {
    const titles: (string | undefined)[] = [];
    const see = async (listingId: string) => {
      const { title, image, description, status } = await tagsAt(`/bike-ads/${listingId}`);
      expect({ image, description, status }).toEqual({
        image: "https://cykel.example/card-sv.png",
        description: "Cykeln är inte till salu längre.",
        status: 200,
      });
      titles.push(title);
    };
    const bike = await aBikeWithPhoto();
    const first = await bazaar.create("anna", bike.id);
    await bazaar.move("anna", first.id, "pause");
    await see(first.id);
    await bazaar.move("anna", first.id, "end");
    await see(first.id);
    const second = await bazaar.create("anna", bike.id);
    await bazaar.move("anna", second.id, "sell");
    await see(second.id);
    const third = await bazaar.create("anna", bike.id);
    await bazaar.steal(bike.id);
    await see(third.id);
    expect(titles).toEqual([
      "Pausad annons: Crescent Femto",
      "Borttagen annons: Crescent Femto",
      "Såld: Crescent Femto",
      "Stulen: Crescent Femto",
    ]);
  });

  it("is 404 for an unknown ad, and for one whose bike is not public", async () => {
    expect((await tagsAt("/bike-ads/listing_00000000000000000000000000")).status).toBe(404);
    expect(await tagsAt("/bike-ads/sell")).toMatchObject({ status: 404, title: "Annonsen finns inte" });
    const bike = await aBikeWithPhoto();
    const listing = await bazaar.create("anna", bike.id);
    await bazaar.table.transact([
      put(keys.bike(bike.id), "bike", { ...bike, deletedAt: "2026-11-20T12:00:00.000Z" }),
    ]);
    expect((await tagsAt(`/bike-ads/${listing.id}`)).status).toBe(404);
  });
});

describe("any other address", () => {
  it("returns the app's page unchanged", async () => {
    for (const address of ["/", "/my-bikes/bike_1"])
      expect(await tagsAt(address)).toMatchObject({ status: 200, html: await appPage(), units: 0 });
  });
});
