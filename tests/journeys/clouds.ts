import type { WorkerInfo } from "@playwright/test";

/** Two checkouts on one machine walk their journeys at the same time when one of them is given another port. */
const first = Number(process.env["JOURNEYS_PORT"] ?? 4377);

/** A cloud for each worker: journeys move its clock, and what one does is no other's business. By their ports. */
export const clouds: readonly [number, number] = [first, first + 1];

/** Where a cloud keeps what happens in it. */
export const stateOf = (port: number): string => `out/journeys-state/${port}`;

/** The cloud of a worker, by the name it is visited by. */
export const cloudOf = ({ parallelIndex }: Pick<WorkerInfo, "parallelIndex">, host = "127.0.0.1"): string => {
  const port = clouds[parallelIndex];
  if (port === undefined) throw new Error(`There is no cloud for worker ${parallelIndex}`);
  return `http://${host}:${port}`;
};
