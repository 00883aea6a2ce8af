import type { Verdict } from "#contract/shops/bike-imports/rows.ts";
import { type ItemReader, type Standing, readStandings } from "#lambdas/bikes/number-standings.ts";

const verdictOf = (storeId: string, { is, ownerId }: Standing): Verdict | undefined => {
  if (ownerId === storeId) return "known";
  if (is === "stolen" || is === "resembles-stolen") return is;
  return is === "unknown" ? undefined : "taken";
};

/** Gives the same verdict as the till for at most a hundred numbers, and leaves out free ones. */
export const checkNumbers = async (
  table: ItemReader,
  storeId: string,
  numbers: readonly string[],
): Promise<Map<string, Verdict>> => {
  const standings = await readStandings(table, numbers, "everything");
  return new Map(
    [...standings].flatMap(([number, standing]) => {
      const verdict = verdictOf(storeId, standing);
      return verdict === undefined ? [] : [[number, verdict] as const];
    }),
  );
};
