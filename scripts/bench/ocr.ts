import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { isVerified } from "#contract/bikes/analysis.ts";
import { frameNumbersNamed } from "#lambdas/bikes/analysis/check-frame-number.ts";
import { checkReceipt } from "#lambdas/bikes/analysis/receipt-checks.ts";
import { detectLabels, DetectLabelsInput } from "#local/aws/vision/detect-labels.ts";
import { detectText, DetectTextInput } from "#local/aws/vision/detect-text.ts";
import { openPage } from "#local/aws/vision/image/view.ts";
import { folded } from "#local/aws/vision/ocr/plausible.ts";
import { createOcrPool, type OcrPool } from "#local/aws/vision/ocr/pool.ts";
import { readPage } from "#local/aws/vision/ocr/read-page.ts";
import { startOcrWorker } from "#local/aws/vision/ocr/worker.ts";
import { meanConfidence, textOf } from "#local/aws/vision/ocr/words.ts";
import { MAX_PIXELS } from "#local/aws/vision/picture.ts";

const Receipt = z.object({
  file: z.string(),
  cls: z.string(),
  frame: z.string(),
  pnr: z.string(),
  org: z.string(),
  date: z.string(),
  total: z.number(),
});
const Photo = z.object({ file: z.string(), name: z.string(), brand: z.string() });
const Truth = z.array(z.union([Receipt, Photo]));

export type Result = {
  file: string;
  group: string;
  milliseconds: number;
  /** Processor time of all threads. */
  processor: number;
  found: Record<string, boolean>;
};

const COLOURS: Record<string, string> = {
  svart: "black",
  vit: "white",
  grå: "grey",
  röd: "red",
  blå: "blue",
  grön: "green",
  gul: "yellow",
  orange: "orange",
  rosa: "pink",
  lila: "purple",
  brun: "brown",
  turkos: "cyan",
};

const Labels = z.object({
  Labels: z.array(z.object({ Name: z.string() })),
  ImageProperties: z.object({
    Foreground: z.object({ DominantColors: z.array(z.object({ SimplifiedColor: z.string() })) }),
  }),
});
const Texts = z.object({ TextDetections: z.array(z.object({ DetectedText: z.string() })) });

const readReceipt = async (bytes: Buffer, truth: z.infer<typeof Receipt>, pool: OcrPool) => {
  const { lines } = await readPage(await openPage(bytes, MAX_PIXELS), pool);
  const texts = lines.map(textOf);
  const letters = texts.map(folded).join("\n");
  const digits = texts.map((text) => text.replaceAll(/\D/g, "")).join("\n");
  const found = {
    frame: letters.includes(folded(truth.frame)),
    "personal number": digits.includes(truth.pnr.replaceAll(/\D/g, "")),
    organisation: digits.includes(truth.org.replaceAll(/\D/g, "")),
    date: letters.includes(folded(truth.date)),
    total: digits.includes(String(truth.total)),
  };
  const all = Object.values(found).every(Boolean);
  const asRead = lines.map((line) => ({ text: textOf(line), confidence: meanConfidence(line), words: line }));
  const claim = { frameNumber: truth.frame, personalNumber: truth.pnr.replaceAll(/\D/g, "") };
  const others = frameNumbersNamed(asRead, claim.personalNumber).filter((number) => number !== truth.frame);
  return {
    ...found,
    all,
    verified: isVerified(checkReceipt(asRead, claim)),
    "no other number verified": others.length === 0,
  };
};

const readPhoto = async (bytes: Buffer, truth: z.infer<typeof Photo>, pool: OcrPool) => {
  const page = await openPage(bytes, MAX_PIXELS);
  const image = { Bytes: "" };
  const features = DetectLabelsInput.parse({
    Image: image,
    Features: ["GENERAL_LABELS", "IMAGE_PROPERTIES"],
  });
  const { Labels: labels, ImageProperties } = Labels.parse(await detectLabels(features, bytes, page));
  const { TextDetections } = Texts.parse(
    await detectText(DetectTextInput.parse({ Image: image }), page, pool),
  );
  const colours = ImageProperties.Foreground.DominantColors.map((colour) => colour.SimplifiedColor);
  const colour = COLOURS[truth.name] ?? truth.name;
  const brand = TextDetections.some(({ DetectedText }) => folded(DetectedText) === folded(truth.brand));
  return {
    bicycle: labels.length === 1,
    "colour first": colours[0] === colour,
    "colour among": colours.includes(colour),
    brand,
    "other text": TextDetections.length > 0 && !brand,
  };
};

const percent = (results: readonly Result[], field: string): string => {
  const hits = results.filter(({ found }) => found[field] === true).length;
  return `${hits}/${results.length} ${Math.round((100 * hits) / results.length)} %`;
};

const summary = (results: readonly Result[]): Record<string, string> => {
  const times = results.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const fields = Object.keys(results[0]?.found ?? {});
  const rates = Object.fromEntries(fields.map((field) => [field, percent(results, field)]));
  return { ...rates, "median s": ((times[Math.floor(times.length / 2)] ?? 0) / 1000).toFixed(1) };
};

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const measure = async (
  bytes: Buffer,
  truth: z.infer<typeof Truth>[number],
  pool: OcrPool,
): Promise<Result> => {
  const [start, used] = [performance.now(), processorTime()];
  const found =
    "frame" in truth ? await readReceipt(bytes, truth, pool) : await readPhoto(bytes, truth, pool);
  const group = "cls" in truth ? truth.cls : (/-(\w+)\./.exec(truth.file)?.[1] ?? "photo");
  const [milliseconds, processor] = [performance.now() - start, processorTime() - used];
  return { file: truth.file, group, found, milliseconds, processor };
};

// Longer than in service: a busy machine must not change the rates.
const maxReadingMillis = 90_000;

/** Returns the versions to read in place of a picture. */
type Ways = (picture: Buffer) => Promise<readonly Buffer[]>;

/** Reads every picture in the folder's truth.json, in each version, with the readers that stand in for Textract and Rekognition. */
export const readCorpus = async (
  folder: string,
  every = 1,
  ways: Ways = async (picture) => [picture],
): Promise<Result[]> => {
  const truths = Truth.parse(JSON.parse(await readFile(join(folder, "truth.json"), "utf8")));
  const pool = createOcrPool(startOcrWorker, 2, maxReadingMillis);
  const results: Result[] = [];
  for (const truth of truths.filter((_, index) => index % every === 0)) {
    for (const bytes of await ways(await readFile(join(folder, truth.file))))
      results.push(await measure(bytes, truth, pool));
  }
  await pool.close();
  return results;
};

const main = async ([folder, every = "1"]: readonly string[]): Promise<void> => {
  if (folder === undefined)
    throw new Error("Usage: node scripts/bench/ocr.ts <folder with pictures and truth.json> [every nth]");
  const results = await readCorpus(folder, Number(every));
  const groups = Object.entries(Object.groupBy(results, ({ group }) => group));
  console.table(
    Object.fromEntries([
      ...groups.map(([group, members = []]) => [group, summary(members)] as const),
      ["all", summary(results)] as const,
    ]),
  );
};

if (import.meta.main) await main(process.argv.slice(2));
