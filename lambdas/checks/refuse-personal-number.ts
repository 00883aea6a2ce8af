import { mayBePersonalNumber } from "#contract/platform/personal-number.ts";
import { type ItemReader, readStandings } from "#lambdas/bikes/number-standings.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";

/** Throws for an unknown number that may be a personal number, typed by mistake, because others would see it. */
export const refusePersonalNumber = async (table: ItemReader, frameNumber: string): Promise<void> => {
  if (!mayBePersonalNumber(frameNumber)) return;
  const standings = await readStandings(table, [frameNumber], "listed");
  if (standings.get(frameNumber)?.is === "unknown") throw new ProblemError("personal-number-typed");
};
