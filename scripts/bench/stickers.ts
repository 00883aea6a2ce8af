import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { faces } from "#web/ui/pdf/faces.ts";
import { writePdfFonts } from "../web/pdf-fonts.ts";
import { atMost, type Budget, median } from "./budget.ts";

const count = 1000;
const runs = 5;

/** What jsPDF fetches only for pages and pictures that are not made here. */
const neverLoaded = ["html2canvas", "dompurify", "canvg"];

const script = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: ["scripts/bench/stickers-page.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    platform: "browser",
    external: neverLoaded,
  });
  return outputFiles[0]?.text ?? "";
};

const fontFiles = async (): Promise<Record<string, string>> => {
  await writePdfFonts();
  const names = Object.values(faces).flat();
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(`out/fonts/pdf-${name}.ttf`, "base64")] as const),
  );
  return Object.fromEntries(files);
};

/** A thousand stickers made into one document, as the generator of codes does. */
export const stickers: Budget = {
  name: "stickers",
  measure: async () => {
    const [content, files] = [await script(), await fontFiles()];
    const codes = Array.from({ length: count }, () => ({ uid: randomUUID(), shortCode: "K7L9RD" }));
    const executablePath = process.env["CHROMIUM_PATH"];
    const browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }) });
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content });
      const results = [];
      for (let run = 0; run < runs; run += 1)
        results.push(
          await page.evaluate(([these, fonts]) => measureStickers(these, fonts), [codes, files] as const),
        );
      const seconds = median(results.map((result) => result.seconds));
      const size = Math.max(...results.map((result) => result.kibibytes));
      return [
        atMost(0.6, { what: `${count} stickers to PDF in Chromium`, value: seconds, unit: "s", digits: 2 }),
        atMost(350, { what: `file of ${count} stickers`, value: size, unit: "KiB", digits: 0 }),
      ];
    } finally {
      await browser.close();
    }
  },
};
