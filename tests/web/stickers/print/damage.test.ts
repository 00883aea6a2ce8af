import sharp, { type Sharp } from "sharp";
import { expect, it } from "vitest";
import { startPapers } from "#tests/web/papers.ts";
import { type Printed, printed, readGrey, startReader } from "./printed-page.ts";
import { stickerPages } from "#web/stickers/print/documents.ts";

const fonts = await startPapers();
await startReader();

const uids = [
  "0b6f2c1e-93d4-4c57-a8e1-5f20d7b94a36",
  "c41d8e70-2ab5-4f93-9d06-e87b13f5c2a9",
  "7e93a5f8-610c-4d2b-b47f-09c6e2d18b53",
  "f208b7d6-e94a-4813-8c5e-a1d370f69b24",
  "59a4c0e3-7d1f-4eb8-96a2-3b8fd5e71c60",
];

const side = 480;
const blot = (x: number, y: number, radius: number, shade: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${shade}"/>`;
const over = (shapes: string): { input: Buffer } => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${shapes}</svg>`,
  ),
});

/** Mud and scratches at places derived from a number. */
const dirt = (count: number, radius: number, shade: string): string =>
  Array.from({ length: count }, (_, index) =>
    blot(60 + ((index * 137) % 360), 90 + ((index * 211) % 300), radius, shade),
  ).join("");
const scratches = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<path d="M0 ${120 + index * 37}L${side} ${70 + index * 61}" stroke="#fff" stroke-width="4"/>`,
  ).join("");

/** Damage to stickers and pictures, each in three degrees. */
const damages: Readonly<Record<string, (degree: number, sticker: Sharp) => Sharp>> = {
  blur: (degree, sticker) => sticker.blur(1 + degree),
  "far away": (degree, sticker) => sticker.resize(Math.round(side / (1 + degree * 0.7))),
  "low contrast": (degree, sticker) => sticker.linear(0.5 - degree * 0.12, 60),
  dark: (degree, sticker) => sticker.linear(0.5 / degree, 0),
  turned: (degree, sticker) => sticker.rotate(degree * 17, { background: "#777" }),
  leaning: (degree, sticker) => sticker.affine([1, degree * 0.12, 0, 1], { background: "#777" }),
  mud: (degree, sticker) => sticker.composite([over(dirt(degree, 16, "#432"))]),
  specks: (degree, sticker) => sticker.composite([over(dirt(degree * 12, 4, "#432"))]),
  faded: (degree, sticker) => sticker.gamma(1 + degree * 0.6).linear(0.6, 90),
  scratched: (degree, sticker) => sticker.composite([over(scratches(degree))]),
  compressed: (degree, sticker) => sticker.jpeg({ quality: 32 - degree * 10 }),
};

/** Crops the first sticker of the sheet with a small margin. */
const cut = ({ data, width, height }: Printed): Sharp =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .extract({ left: 184, top: 178, width: 482, height: 482 })
    .resize(side, side);

const grey = async (picture: Buffer): Promise<Printed> => {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

it("the reader reads at least 133 of 165 damaged stickers", async () => {
  let read = 0;
  for (const uid of uids) {
    const codes = [{ uid, shortCode: "K7L9RD" }];
    const print = { layout: "sheet", offset: { x: 0, y: 0 }, host: "cykelregistret.se" } as const;
    const [page] = await printed(stickerPages({ fonts, language: "sv" }, codes, print));
    if (page === undefined) throw new Error("no page");
    const whole = await cut(page).png().toBuffer();
    for (const damage of Object.values(damages))
      for (const degree of [1, 2, 3]) {
        const barcodes = await readGrey(await grey(await damage(degree, sharp(whole)).toBuffer()));
        if (barcodes.some(({ text }) => text.endsWith(uid.toUpperCase()))) read += 1;
      }
  }
  expect(read).toBeGreaterThanOrEqual(133);
});
