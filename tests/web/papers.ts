import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import i18next from "i18next";
import sharp from "sharp";
import { type ReadPage, readPdf } from "#tests/read-pdf.ts";
import { allTexts } from "#web/platform/i18n/all-texts.ts";
import { type FontBytes, type FontFile, faces } from "#web/platform/ui/pdf/faces.ts";
import { writePdfFonts } from "../../scripts/web/pdf-fonts.ts";

/** Loads the documents' fonts, subset as in the build, and all texts in both languages. */
export const startPapers = async (): Promise<FontBytes> => {
  await writePdfFonts();
  await i18next.init({
    lng: "sv",
    resources: { sv: { translation: allTexts.sv }, en: { translation: allTexts.en } },
    interpolation: { escapeValue: false },
  });
  const read = (file: FontFile) => new Uint8Array(readFileSync(path.resolve("out/fonts", `pdf-${file}.ttf`)));
  return Object.fromEntries(
    Object.values(faces)
      .flat()
      .map((file) => [file, read(file)]),
  ) as FontBytes;
};

const where = process.env["PAPERS_TO"];

/** Parses a document, and saves its pages as pictures if the run asks for them. */
export const readPaper = async (name: string, file: ArrayBuffer): Promise<ReadPage[]> => {
  const pages = await readPdf(file);
  if (where === undefined) return pages;
  mkdirSync(where, { recursive: true });
  writeFileSync(path.join(where, `${name}.pdf`), new Uint8Array(file));
  for (const [index, { raster }] of pages.entries())
    await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 4 } })
      .png()
      .toFile(path.join(where, `${name}-${index + 1}.png`));
  return pages;
};
