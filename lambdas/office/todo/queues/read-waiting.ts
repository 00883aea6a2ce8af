import type * as z from "zod";
import type { ReadGivenUp } from "#lambdas/office/todo/aws-given-up.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** The administrator whose queues are counted, because some cases wait for other administrators only. */
export type Viewer = { readonly adminId: string; readonly now: Date };

export type Sources = {
  readonly table: Pick<Table, "query" | "get">;
  readonly readGivenUp: ReadGivenUp;
};

/** The start of each case's wait, in no order. */
type Waiting = { readonly since: readonly string[]; readonly more: boolean };

export type ReadWaiting = (sources: Sources, viewer: Viewer) => Promise<Waiting>;

type List<T extends z.ZodType> = {
  readonly index: "gsi1" | "gsi2";
  readonly partition: string;
  readonly schema: T;
  readonly newestFirst?: boolean;
  /** Undefined for an item that does not wait for the viewer. */
  readonly since: (item: z.output<T>, viewer: Viewer) => string | undefined;
};

/** The page counts no further. */
const maxWaiting = 50;
/** A list that also has cases that do not wait is read further. */
const maxMixed = 200;

const reader =
  (limit: number) =>
  <T extends z.ZodType>({ since, ...list }: List<T>): ReadWaiting =>
  async ({ table }, viewer) => {
    const { items, next } = await table.query({ ...list, limit });
    return { since: items.flatMap((item) => since(item, viewer) ?? []), more: next !== undefined };
  };

/** For a list in which nearly every case waits. */
export const inList = reader(maxWaiting);

export const inMixedList = reader(maxMixed);

export const both =
  (one: ReadWaiting, other: ReadWaiting): ReadWaiting =>
  async (sources, viewer) => {
    const parts = await Promise.all([one(sources, viewer), other(sources, viewer)]);
    return { since: parts.flatMap(({ since }) => since), more: parts.some(({ more }) => more) };
  };
