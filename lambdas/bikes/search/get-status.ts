import type { FrameNumberStatus } from "#contract/bikes/search.ts";
import { readStandings } from "#lambdas/bikes/number-standings.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";

/** A bike under review counts as unknown. */
export const getStatus = async (
  reader: Pick<Reader, "batchGet" | "query">,
  frameNumber: string,
): Promise<FrameNumberStatus> => {
  const standings = await readStandings(reader, [frameNumber], "listed");
  return { frameNumber, status: standings.get(frameNumber)?.is ?? "unknown" };
};
