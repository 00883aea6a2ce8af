import type { WorkerInfo } from "@playwright/test";

/** A different base port lets two checkouts run their journeys at the same time. */
const first = Number(process.env["JOURNEYS_PORT"] ?? 4377);

/** One emulated cloud per worker, by port, as journeys move its clock. */
export const clouds: readonly [number, number] = [first, first + 1];

/** Folder of a cloud's logs. */
export const stateOf = (port: number): string => `out/journeys-state/${port}`;

/** Address of a worker's cloud. */
export const cloudOf = ({ parallelIndex }: Pick<WorkerInfo, "parallelIndex">, host = "127.0.0.1"): string => {
  const port = clouds[parallelIndex];
  if (port === undefined) throw new Error(`There is no cloud for worker ${parallelIndex}`);
  return `http://${host}:${port}`;
};
