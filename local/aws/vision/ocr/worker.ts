import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Worker as Thread } from "node:worker_threads";
import { createWorker, OEM, PSM, type Page, type Worker } from "tesseract.js";
import type { Line } from "./words.ts";

/** The layout of the letters, which selects the mode of Tesseract; `english-number` uses the English model. */
export type Layout = "block" | "column" | "line" | "number" | "english-number" | "scattered";

export type OcrWorker = { read(png: Buffer, layout: Layout): Promise<Line[]>; stop(): Promise<void> };

const MODES = {
  block: PSM.SINGLE_BLOCK,
  column: PSM.SINGLE_COLUMN,
  line: PSM.SINGLE_LINE,
  number: PSM.SINGLE_LINE,
  "english-number": PSM.SINGLE_LINE,
  scattered: PSM.SPARSE_TEXT,
} as const satisfies Record<Layout, PSM>;

// Measured: many numbers are lost if lower-case letters, brackets and accents are allowed.
const OF_NUMBERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-./";

const require = createRequire(import.meta.url);

// Swedish for text, because English loses å, ä and ö. Each model misreads other numbers, so one can confirm
// the other.
const PACKAGES = {
  swe: require.resolve("@tesseract.js-data/swe/package.json"),
  eng: require.resolve("@tesseract.js-data/eng/package.json"),
} as const;
type Language = keyof typeof PACKAGES;

const dataFolder = (language: Language): string => join(dirname(PACKAGES[language]), "4.0.0_best_int");

const linesOf = ({ blocks }: Page): Line[] =>
  (blocks ?? [])
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .map((line) =>
      line.words
        .filter((word) => word.text.trim() !== "")
        .map(({ text, confidence, bbox }) => ({
          text: text.trim(),
          confidence,
          box: { left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 },
        })),
    )
    .filter((line) => line.length > 0);

const startEngine = async (language: Language): Promise<Worker> => {
  const engine = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: dataFolder(language),
    gzip: true,
    cacheMethod: "none",
    // Without a handler Tesseract throws outside any promise and takes the process down.
    errorHandler: () => undefined,
  });
  if ("worker" in engine && engine.worker instanceof Thread) engine.worker.on("error", () => undefined);
  return engine;
};

/** Starts the English model only when a number needs it. */
export const startOcrWorker = async (): Promise<OcrWorker> => {
  const swedish = await startEngine("swe");
  let english: Promise<Worker> | undefined;
  const engineFor = (layout: Layout): Worker | Promise<Worker> =>
    layout === "english-number" ? (english ??= startEngine("eng")) : swedish;
  return {
    read: async (png, layout) => {
      const engine = await engineFor(layout);
      await engine.setParameters({
        tessedit_pageseg_mode: MODES[layout],
        tessedit_char_whitelist: layout.endsWith("number") ? OF_NUMBERS : "",
      });
      const { data } = await engine.recognize(png, {}, { text: false, blocks: true });
      return linesOf(data);
    },
    stop: async () => {
      await Promise.all([swedish.terminate(), english?.then((engine) => engine.terminate())]);
    },
  };
};
