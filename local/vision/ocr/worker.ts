import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Worker as Thread } from "node:worker_threads";
import { createWorker, OEM, PSM, type Page } from "tesseract.js";
import type { Line } from "./words.ts";

/** How the letters are laid out: one block of lines, one column of varying text, a single line, or words scattered over a picture. */
export type Layout = "block" | "column" | "line" | "scattered";

/** One Tesseract engine in its own thread. */
export type OcrWorker = { read(png: Buffer, layout: Layout): Promise<Line[]>; stop(): Promise<void> };

const MODES = {
  block: PSM.SINGLE_BLOCK,
  column: PSM.SINGLE_COLUMN,
  line: PSM.SINGLE_LINE,
  scattered: PSM.SPARSE_TEXT,
} as const satisfies Record<Layout, PSM>;

const require = createRequire(import.meta.url);

// Swedish alone: English loses å, ä and ö, and read the lettering on frames no better.
const dataFolder = (): string =>
  join(dirname(require.resolve("@tesseract.js-data/swe/package.json")), "4.0.0_best_int");

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

export const startOcrWorker = async (): Promise<OcrWorker> => {
  const engine = await createWorker("swe", OEM.LSTM_ONLY, {
    langPath: dataFolder(),
    gzip: true,
    cacheMethod: "none",
    // Without a handler Tesseract throws outside any promise and takes the process down.
    errorHandler: () => undefined,
  });
  if ("worker" in engine && engine.worker instanceof Thread) engine.worker.on("error", () => undefined);
  return {
    read: async (png, layout) => {
      await engine.setParameters({ tessedit_pageseg_mode: MODES[layout] });
      const { data } = await engine.recognize(png, {}, { text: false, blocks: true });
      return linesOf(data);
    },
    stop: async () => void (await engine.terminate()),
  };
};
