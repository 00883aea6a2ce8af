import type { ElsewhereAnswer } from "#contract/checks/elsewhere.ts";
import { mayBePersonalNumber } from "#contract/platform/personal-number.ts";
import { type ItemReader, readStandings } from "#lambdas/bikes/number-standings.ts";
import { type Elsewhere, NoAnswer } from "./other-register.ts";

type Context = {
  readonly reader: ItemReader;
  readonly registers: readonly Elsewhere[];
  /** Must not name the number. */
  readonly reportTrouble: (source: string, reason: string) => void;
};

/** Asks other registers at the same time about a number that ours does not know, and stores no answer. A possible personal number must not leave the country. */
export const checkElsewhere = async (
  { reader, registers, reportTrouble }: Context,
  frameNumber: string,
): Promise<{ registers: ElsewhereAnswer[] }> => {
  const standings = await readStandings(reader, [frameNumber], "listed");
  if (standings.get(frameNumber)?.is !== "unknown" || mayBePersonalNumber(frameNumber))
    return { registers: [] };
  const answers = registers.map(async ({ source, find }): Promise<ElsewhereAnswer> => {
    try {
      return { source, bikes: await find(frameNumber) };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      reportTrouble(source, error.message);
      return { source };
    }
  });
  return { registers: await Promise.all(answers) };
};
