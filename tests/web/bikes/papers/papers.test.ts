import { inflateSync } from "node:zlib";
import i18next from "i18next";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import type { OwnershipHistory } from "#contract/bikes/history.ts";
import type { Theft } from "#contract/thefts/thefts.ts";
import { allBikes } from "#web/bikes/papers/all-bikes.ts";
import { certificate } from "#web/bikes/papers/certificate.ts";
import { insurancePack } from "#web/bikes/papers/insurance-pack.ts";
import type { BikePaper, TheftPaper } from "#web/bikes/papers/paper.ts";
import { poster } from "#web/bikes/papers/poster.ts";
import { readPaper as read, startPapers } from "#tests/web/papers.ts";
import { codesOn, hasInkAtEdges, type ReadPage, shareOf } from "#tests/read-pdf.ts";

const issue = {
  at: "2026-11-20T13:05:00.000Z",
  language: "sv",
  origin: "https://cykelregistret.example",
} as const;
const magenta = [230, 20, 200] as const;
const cyan = [20, 190, 220] as const;

const picture = async (width: number, height: number, [r, g, b]: readonly [number, number, number]) => ({
  jpeg: new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
      .jpeg()
      .toBuffer(),
  ),
  width,
  height,
});

const fonts = await startPapers();
const photo = await picture(800, 600, magenta);
const receipt = await picture(500, 1400, cyan);

const bike: OwnBike = {
  id: "bike_000000000000000000000001",
  frameNumber: "WTU204K1001",
  frameNumberTyped: "wtu 204-k1001",
  status: "registered",
  type: "lådcykel",
  brand: "Skeppshult",
  model: "Nåså – “Élan” 7",
  color: "ljusblå",
  name: "Gräddbullen",
  city: "Malmö",
  description: "Repa på ramen • klistermärke “Håll till höger” på skärmen",
  batterySerialNumber: "BAT-Ö-77",
  registeredAt: "2026-03-02T09:00:00.000Z",
  visibility: {
    name: true,
    brand: true,
    model: true,
    color: true,
    type: true,
    description: true,
    photo: true,
    whenStolen: true,
  },
};
const history: OwnershipHistory = {
  periods: [
    {
      ownerName: "Åsa Öberg-Łukaszewska",
      own: true,
      startDate: "2026-03-02T09:00:00.000Z",
      acquisition: "registration",
      registrationType: "self",
      verified: true,
      purchasePrice: 12_500,
    },
  ],
  thefts: [{ stolenDate: "2025-06-01", recoveredAt: "2025-06-09T10:00:00.000Z" }],
  earlier: [],
};
const theft: Theft = {
  id: "theft_000000000000000000000001",
  bikeId: bike.id,
  state: "open",
  stolenDate: "2026-11-12",
  place: "Cykelstället vid Möllevångstorget",
  city: "Malmö",
  policeReportNumber: "5000-K1234567-26",
  lockType: "u-lock",
  description: "Låset låg uppklippt på marken när jag kom från tåget",
  reward: 1500,
  reportedAt: "2026-11-13T08:00:00.000Z",
};
const stolenBike: OwnBike = { ...bike, status: "stolen", stolenSince: "2026-11-12" };
const paper = (changes: Partial<OwnBike> = {}): BikePaper => ({
  bike: { ...bike, ...changes },
  history,
  photo,
  issue,
});
const theftPaper = (changes: Partial<TheftPaper> = {}): TheftPaper => ({
  ...paper(),
  bike: stolenBike,
  theft,
  receipt,
  ...changes,
});

const longest: Partial<OwnBike> = {
  brand: "Wåhlström ".repeat(6).trim(),
  model: "W".repeat(60),
  name: "Ö".repeat(60),
  city: "M".repeat(60),
  frameNumber: "W0W0W0W0W0W0W0W0W0W0",
  frameNumberTyped: "w0w0w0w0w0 w0w0w0w0w0",
  batterySerialNumber: "W".repeat(40),
  description: "Mångordig beskrivning av en cykel ".repeat(30).slice(0, 1000),
};

const textOf = (pages: readonly ReadPage[]) => pages.map(({ text }) => text).join(" ");
const qrUid = "7f0c2a34-5b6d-4e8f-9a01-23456789abcd";
const address = `https://cykelregistret.example/qr/${qrUid}`;

/** Below the coloured band of a first page. */
const belowHead = 140;
const expectMargins = (pages: readonly ReadPage[]) => {
  for (const page of pages) expect(hasInkAtEdges(page, 40, belowHead)).toBe(false);
};

describe("the ownership certificate", () => {
  it("contains every detail, in Swedish letters", async () => {
    const pages = await read("certificate", certificate(fonts, paper()));
    expect(pages).toHaveLength(1);
    const text = textOf(pages);
    for (const part of [
      "Ägarbevis",
      "WTU204K1001",
      "wtu 204-k1001",
      "Åsa Öberg-Łukaszewska",
      "Ja, ägandet är styrkt",
      "Skeppshult",
      "Nåså – “Élan” 7",
      "Lådcykel",
      "Ljusblå",
      "Gräddbullen",
      "Malmö",
      "BAT-Ö-77",
      "2 mars 2026",
      "Repa på ramen • klistermärke “Håll till höger” på skärmen",
      "Utfärdat 20 november 2026",
      "köpt för 12 500 kr",
      "Anmäld stulen 1 juni 2025, återfunnen 9 juni 2025",
      "sida 1 av 1",
    ])
      expect(text).toContain(part);
  });

  it("has a code that leads to the bike, and its photo", async () => {
    const [page] = await read("certificate", certificate(fonts, paper({ qrUid })));
    expect(await codesOn(page!)).toEqual([address]);
    expect(page!.text).toContain(qrUid.slice(0, 8));
    expect(shareOf(page!, magenta)).toBeGreaterThan(0.05);
  });

  it("leads to a search for a bike without a code", async () => {
    const [page] = await read("certificate", certificate(fonts, paper()));
    expect(await codesOn(page!)).toEqual(["https://cykelregistret.example/bike-search?q=WTU204K1001"]);
  });

  it("stays within its margins with the longest values", async () => {
    const pages = await read("certificate-long", certificate(fonts, paper(longest)));
    expectMargins(pages);
    expect(textOf(pages)).toContain("W0W0W0W0W0W0W0W0W0W0");
    expect(textOf(pages)).toContain("Mångordig");
    expect((await Promise.all(pages.map(codesOn))).flat()).toHaveLength(1);
  });

  it("fits one page for a stolen bike too", async () => {
    const pages = await read("certificate-stolen", certificate(fonts, { ...paper(), bike: stolenBike }));
    expect(pages).toHaveLength(1);
  });

  it("works without a photo, and states a theft", async () => {
    const pages = await read(
      "certificate-plain",
      certificate(fonts, { ...paper(), bike: stolenBike, photo: undefined }),
    );
    expect(textOf(pages)).toContain("Cykeln är anmäld stulen sedan 12 november 2026.");
    expect(shareOf(pages[0]!, magenta)).toBe(0);
  });

  it("is available in English", async () => {
    await i18next.changeLanguage("en");
    const pages = await read(
      "certificate-en",
      certificate(fonts, { ...paper(), issue: { ...issue, language: "en" } }),
    );
    await i18next.changeLanguage("sv");
    expect(textOf(pages)).toContain("Ownership certificate");
    expect(textOf(pages)).toContain("2 March 2026");
  });
});

/** The pages' content as drawing operators. */
const contentsOf = (file: ArrayBuffer): string => {
  const parts = Buffer.from(file)
    .toString("latin1")
    .matchAll(/stream\n([\s\S]*?)\nendstream/g);
  return Array.from(parts, ([, part = ""]) => {
    try {
      return inflateSync(Buffer.from(part, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  }).join("\n");
};

describe("letters that the fonts lack", () => {
  it("are drawn with their text kept for copying", async () => {
    const name = "Ṩara 🚲👩🏽‍🔧 Žižek 自";
    const file = certificate(fonts, paper({ name }));
    expect(textOf(await read("letters", file))).toMatch(/ara.+Žižek/);
    const hex = (text: string) => Buffer.from(text, "utf16le").swap16().toString("hex");
    const contents = contentsOf(file);
    for (const signs of ["Ṩ", "🚲👩🏽‍🔧", "自"]) expect(contents).toContain(`/ActualText <feff${hex(signs)}>`);
  });

  it("use a standard character collection", () => {
    const file = Buffer.from(certificate(fonts, paper())).toString("latin1");
    expect(file).toContain("/Ordering (Identity)");
    expect(file).not.toContain("/Ordering (Identity-H)");
  });
});

describe("the documents for the insurer", () => {
  it("contain the theft, the certificate, the receipt and the photo", async () => {
    const pages = await read("insurance", insurancePack(fonts, theftPaper()));
    expect(pages).toHaveLength(4);
    const text = textOf(pages);
    for (const part of [
      "Underlag till försäkringsbolaget",
      "12 november 2026",
      "Cykelstället vid Möllevångstorget, Malmö",
      "5000-K1234567-26",
      "Bygellås",
      "Låset låg uppklippt på marken när jag kom från tåget",
      "1 500 kr",
      "Ägarbevis",
      "Åsa Öberg-Łukaszewska",
      "Kvitto på köpet",
      "Vad en likvärdig cykel kostar ny i dag",
    ])
      expect(text).toContain(part);
    expect(text).not.toContain("om det saknas ovan");
    expect(shareOf(pages[2]!, cyan)).toBeGreaterThan(0.2);
    expect(shareOf(pages[3]!, magenta)).toBeGreaterThan(0.2);
    expectMargins(pages);
  });

  it("name missing parts, and stay within their margins with the longest values", async () => {
    const { policeReportNumber: _, ...unnumbered } = theft;
    const long = {
      ...unnumbered,
      place: "W".repeat(120),
      city: "M".repeat(60),
      description: "Åt ".repeat(333),
    };
    const pages = await read(
      "insurance-long",
      insurancePack(
        fonts,
        theftPaper({
          bike: { ...stolenBike, ...longest },
          theft: long,
          receipt: undefined,
          photo: undefined,
        }),
      ),
    );
    expectMargins(pages);
    expect(textOf(pages)).toContain("Polisens ärendenummer, om det saknas ovan");
    expect(textOf(pages)).toContain("Kvitto saknas i registret");
  });
});

describe("the poster", () => {
  it("shows strangers what they need on one page, and nobody's name", async () => {
    const pages = await read("poster", poster(fonts, theftPaper({ bike: { ...stolenBike, qrUid } })));
    expect(pages).toHaveLength(1);
    const text = textOf(pages);
    for (const part of [
      "EFTERLYST",
      "WTU204K1001",
      "Skeppshult Nåså",
      "Stulen 12 november 2026. Cykelstället vid Möllevångstorget, Malmö",
      "Lådcykel, Ljusblå",
      "Hittelön 1 500 kr",
      "114 14",
      "112",
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Åsa|Öberg|5000-K/);
    expect(await codesOn(pages[0]!)).toEqual([address]);
    expect(shareOf(pages[0]!, magenta)).toBeGreaterThan(0.05);
  });

  it("fits its page with the longest values", async () => {
    const long = { ...theft, place: "W".repeat(120), city: "M".repeat(60), reward: 100_000 };
    const pages = await read(
      "poster-long",
      poster(fonts, theftPaper({ bike: { ...stolenBike, ...longest }, theft: long })),
    );
    expect(pages).toHaveLength(1);
    expectMargins(pages);
    expect(await codesOn(pages[0]!)).toHaveLength(1);
    expect(shareOf(pages[0]!, magenta)).toBeGreaterThan(0.01);
  });
});

describe("all bikes as one document", () => {
  const listed = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      bike: {
        ...bike,
        name: `Cykel ${index + 1}`,
        frameNumber: `WTU204K${1000 + index}`,
        ownedSince: "2026-03-02T09:00:00.000Z",
        verified: index === 0,
        purchasePrice: 8900,
        thefts: [],
      },
      photo: index % 2 === 0 ? photo : undefined,
    }));
  const owner = "Åsa Öberg";

  it("gives each bike its own page", async () => {
    const pages = await read("few", allBikes(fonts, { bikes: listed(3), owner, issue }));
    expect(pages).toHaveLength(3);
    expect(pages[0]!.text).toContain("3 registrerade cyklar. Ägare: Åsa Öberg.");
    for (const [index, { text }] of pages.entries()) expect(text).toContain(`WTU204K${1000 + index}`);
    expect(pages[1]!.text).toContain("Foto saknas");
    expect(pages[0]!.text).toMatch(/8 900 kr .*Styrkt Ja/);
  });

  it("starts with a table of contents from six bikes", async () => {
    const pages = await read("many", allBikes(fonts, { bikes: listed(33), owner, issue }));
    expect(pages).toHaveLength(35);
    expect(pages[0]!.text).toMatch(/Cykel 1, Skeppshult Nåså – “Élan” 7 3/);
    expect(pages[1]!.text).toMatch(/Cykel 33, Skeppshult Nåså – “Élan” 7 35/);
    expect(pages[34]!.text).toContain("WTU204K1032");
    expectMargins(pages);
  });
});
