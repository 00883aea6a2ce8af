import type { FrameNumberAvailability } from "#contract/bikes/bikes.ts";
import { type ItemReader, readStandings } from "./number-standings.ts";

/**
 * Tells a person or store whether they can register this number, without revealing who else has it.
 * `holder` learns that it is their own.
 */
export const checkFrameNumber = async (
  { table }: { readonly table: ItemReader },
  holder: string,
  frameNumber: string,
): Promise<FrameNumberAvailability> => {
  const standings = await readStandings(table, [frameNumber], "everything");
  const { is, ownerId } = standings.get(frameNumber) ?? {};
  if (ownerId === holder) return { frameNumber, availability: "own" };
  if (is === "stolen" || is === "resembles-stolen") return { frameNumber, availability: is };
  return { frameNumber, availability: is === "unknown" ? "free" : "taken" };
};
