import type { OurRegister } from "./our-register.ts";
import type { PostgresRegister, Row } from "./postgres-register.ts";
import type { Question } from "./question.ts";

/** What came of one question. */
export type Comparison = {
  readonly units: number;
  readonly ours: number;
  readonly postgres: number;
  /** Whether both gave the same bikes in the same order; undefined where they need not. */
  readonly same: boolean | undefined;
  /** Of a number: whether the one that was meant is in the answer. */
  readonly found: { readonly ours: boolean; readonly postgres: boolean } | undefined;
};

type Page = Awaited<ReturnType<OurRegister["search"]>>;

const timed = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const began = performance.now();
  const result = await work();
  return [result, performance.now() - began];
};

/** A page of ours can be shorter and go on; what there is of it must be the same. */
const isSame = (question: Question, page: Page, rows: readonly Row[]): boolean | undefined => {
  if (question.kind !== "filters" && question.kind !== "prefix") return undefined;
  const wanted = page.cursor === undefined ? rows : rows.slice(0, page.items.length);
  return page.items.map(({ id }) => id).join() === wanted.map(({ id }) => id).join();
};

const foundIn = (question: Question, page: Page, rows: readonly Row[]): Comparison["found"] => {
  if (question.kind !== "number") return undefined;
  const { meant } = question;
  const isShown = page.items.some(({ id }) => id === meant.id);
  return {
    ours: isShown || (page.didYouMean ?? []).some(({ frameNumber }) => frameNumber === meant.frameNumber),
    postgres: rows.some(({ id }) => id === meant.id),
  };
};

/** Asks both, now one first and now the other, so that what else the machine does meets them alike. Questions for pages that are not there are left out. */
export const compare = async (
  ours: OurRegister,
  postgres: PostgresRegister,
  questions: readonly Question[],
): Promise<Comparison[]> => {
  const comparisons: Comparison[] = [];
  for (const [turn, question] of questions.entries()) {
    const askOurs = await ours.prepare(question);
    if (askOurs === undefined) continue;
    const askPostgres = await postgres.prepare(question);
    const first = turn % 2 === 0 ? await timed(askOurs) : undefined;
    const [rows, postgresTime] = await timed(askPostgres);
    const [page, ourTime] = first ?? (await timed(askOurs));
    comparisons.push({
      units: page.units,
      ours: ourTime,
      postgres: postgresTime,
      same: isSame(question, page, rows),
      found: foundIn(question, page, rows),
    });
  }
  return comparisons;
};
