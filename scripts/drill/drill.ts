import { DeleteTableCommand } from "@aws-sdk/client-dynamodb";
import { reconcile } from "#lambdas/shared/ledger/reconcile.ts";
import { eraseListed } from "./erase.ts";
import type { Fact } from "./notes.ts";
import { partNames, partOf } from "./parts.ts";
import { bearWitnessOfPictures, bringBackPictures, lookThroughPictures } from "./pictures.ts";
import { bearWitness, isLost, lookThroughCopy, type Tables } from "./prove.ts";
import { nameOf } from "./read-items.ts";
import { restore, settle, streamOf } from "./restore.ts";
import type { World } from "./world.ts";

/** What has come of it. */
export type Result = {
  readonly copy: string;
  readonly stream: string;
  readonly moment: Date;
  /** How much was acknowledged of each part, and how much of it is not in the copy. */
  readonly parts: readonly { readonly part: string; readonly acknowledged: number; readonly lost: number }[];
  /** All of it, by name. */
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

/** Whatever was acknowledged by now is to be in the copy, whole seconds being what a table is brought back to. */
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

/** All that was acknowledged and is not in the copy, or in no version of its bucket. */
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
  /** The name of the copy. */
  readonly copy: string;
  /** To bring the table back to; without one it is a drill, for which everything that is there now is written down first. */
  readonly at: Date | undefined;
  /** The copy of a drill is deleted at the end unless it is to be kept. */
  readonly keep: boolean;
};

/** Brings the table back as a copy, proves that nothing is missing, and erases in it again who was erased. Each step can be done again: one that was killed goes on. */
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
