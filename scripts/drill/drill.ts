import { DeleteTableCommand } from "@aws-sdk/client-dynamodb";
import { GetObjectCommand, paginateListObjectsV2, S3Client } from "@aws-sdk/client-s3";
import { reconcile } from "#lambdas/points/reconcile.ts";
import { eraseAgain } from "#lambdas/privacy/closing/erase-again.ts";
import type { ErasureContext } from "#lambdas/privacy/closing/erasure-context.ts";
import { reindex } from "#lambdas/bikes/index/reindex.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { Erased, erasedPrefix } from "#lambdas/privacy/closing/aws-erasure-list.ts";
import type { Fact } from "./notes.ts";
import { bearWitnessOfPictures, bringBackPictures, lookThroughPictures } from "./pictures.ts";
import { bearWitness, isLost, lookThroughCopy, type Tables } from "./prove.ts";
import { nameOf } from "./read-items.ts";
import { restore, settle, streamOf } from "./restore.ts";
import type { World } from "./world.ts";

/** Parts in which nothing may be missing, by kinds of items; all other kinds are counted together. */
const parts: Readonly<Record<string, readonly string[]>> = {
  ledger: ["ledger", "balance", "pointsHold"],
  guards: ["emailGuard", "phoneGuard", "personalNumberGuard", "frameGuard", "qr", "finder", "redemption"],
  postings: [
    "posting",
    "numberPosting",
    "batteryPosting",
    "numberPartPosting",
    "fold",
    "frameVariant",
    "formerNumber",
  ],
  receipts: ["receipt", "purchase", "order", "ownershipReceipt", "storeReceipt", "transfer"],
  bikes: ["bike", "bikeEvent", "theft"],
  pictures: ["picture"],
};

const partNames: readonly string[] = [...Object.keys(parts), "all else"];

const partOfKind = new Map(
  Object.entries(parts).flatMap(([part, kinds]) => kinds.map((kind) => [kind, part])),
);

const partOf = (kind: string): string => partOfKind.get(kind) ?? "all else";

const s3ListErasures = async (Bucket: string, client = new S3Client({})): Promise<Erased[]> => {
  const erased: Erased[] = [];
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: erasedPrefix }))
    for (const { Key } of Contents) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      erased.push(Erased.parse(JSON.parse((await Body?.transformToString()) ?? "")));
    }
  return erased;
};

/** No function follows the copy's stream yet, so the search lists of deleted bikes are removed here. */
const unlist = async ({ table, system }: ErasureContext, userId: string): Promise<void> => {
  const deleted = {
    schema: BikeItem.pick({ id: true }),
    partition: lists.deletedBikesOf(userId),
    index: "gsi1",
    limit: 50,
  } as const;
  for await (const bikes of pages(table, deleted))
    for (const { id } of bikes) await reindex({ table, system }, id);
};

/** Erases in the copy the people who were erased in the table, and returns how many the copy still had. */
const eraseListed = async (context: ErasureContext, erasuresBucket: string): Promise<number> => {
  let erased = 0;
  for (const { userId } of await s3ListErasures(erasuresBucket)) {
    if (await eraseAgain(context, userId)) erased += 1;
    await unlist(context, userId);
  }
  return erased;
};

export type Result = {
  readonly copy: string;
  readonly stream: string;
  readonly moment: Date;
  readonly parts: readonly { readonly part: string; readonly acknowledged: number; readonly lost: number }[];
  /** Names of everything lost. */
  readonly lost: readonly string[];
  readonly mismatches: number;
  readonly erased: number;
  readonly broughtBack: number;
  readonly steps: readonly { readonly step: string; readonly seconds: number }[];
};

type Step = Result["steps"][number];

const timed =
  ({ report, now }: World, steps: Step[]) =>
  async <T>(step: string, work: () => Promise<T>): Promise<T> => {
    report(`${step} …`);
    const begun = now().getTime();
    const done = await work();
    steps.push({ step, seconds: Math.round((now().getTime() - begun) / 100) / 10 });
    return done;
  };

/** Everything acknowledged by now must be in the copy, and a table is restored to whole seconds. */
const secondAfter = (now: Date): Date => new Date((Math.floor(now.getTime() / 1000) + 1) * 1000);

const witness = async (world: World, tables: Tables): Promise<Date> => {
  const { notes, s3, buckets } = world;
  const known = notes.said("moment");
  if (known !== undefined) return new Date(known);
  await bearWitnessOfPictures(s3, buckets, notes);
  await bearWitness(tables, notes);
  notes.countAll();
  const moment = secondAfter(world.now());
  notes.say("moment", moment.toISOString());
  return moment;
};

const partsOf = ({ notes }: World, lost: readonly Fact[]): Result["parts"] => {
  const sum = (part: string, kinds: readonly { readonly kind: string; readonly count: number }[]): number =>
    kinds.filter(({ kind }) => partOf(kind) === part).reduce((all, { count }) => all + count, 0);
  const missing = lost.map(({ kind }) => ({ kind, count: 1 }));
  return partNames.map((part) => ({
    part,
    acknowledged: sum(part, notes.counts()),
    lost: sum(part, missing),
  }));
};

/** Items that are missing in the copy, and files that are in no version of their bucket. */
const lostOf = async (world: World, tables: Tables): Promise<Fact[]> => {
  const { notes, s3, buckets } = world;
  await lookThroughCopy(tables, notes);
  await lookThroughPictures(s3, buckets, notes);
  const lost: Fact[] = [];
  for (const fact of notes.left())
    if (fact.kind === "picture" || (await isLost(tables, fact))) lost.push(fact);
  return lost;
};

const named = (fact: Fact): string => (fact.kind === "picture" ? fact.key : nameOf(fact));

export type Wanted = {
  readonly copy: string;
  /** The moment to restore to; without one it is a drill, which first notes everything that exists now. */
  readonly at: Date | undefined;
  /** Keeps the copy of a drill, which is otherwise deleted at the end. */
  readonly keep: boolean;
};

/** Restores the table as a copy, proves that nothing is missing, and erases again the people who were erased. Every step is repeatable, so an interrupted run continues. */
export const drill = async (world: World, { copy, at, keep }: Wanted): Promise<Result> => {
  const { dynamodb: client, env, s3, buckets } = world;
  const tables = { client, source: env.TABLE_NAME, copy };
  const isDrill = at === undefined;
  const steps: Step[] = [];
  const step = timed(world, steps);
  const moment = at ?? (await step("What is there is written down", () => witness(world, tables)));
  await step("The table is brought back as a copy", () => restore(tables, moment, world));
  const lost = isDrill ? await step("All of it is looked for in the copy", () => lostOf(world, tables)) : [];
  const broughtBack = isDrill
    ? 0
    : await step("Files that were deleted since are brought back", () =>
        bringBackPictures(s3, buckets, moment),
      );
  await step("The copy is set up as the table is", () => settle(tables, world));
  const context = world.erasing(copy, isDrill);
  const erased = await step("Who was erased is erased again", () =>
    eraseListed(context, env.ERASURES_BUCKET),
  );
  const { mismatches } = await step("Ledgers are added up", () => reconcile(context.table));
  const stream = await streamOf(tables);
  if (isDrill && !keep) await client.send(new DeleteTableCommand({ TableName: copy }));
  const counted = { parts: partsOf(world, lost), lost: lost.map(named), mismatches: mismatches.length };
  return { copy, stream, moment, ...counted, erased, broughtBack, steps };
};
