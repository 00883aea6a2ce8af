import type { WorkerInfo } from "@playwright/test";

/** A cloud for each worker: journeys move its clock, and what one does is no other's business. By their ports. */
export const clouds = [4377, 4378] as const;

/** Where a cloud keeps what happens in it. */
export const stateOf = (port: number): string => `out/journeys-state/${port}`;

/** The cloud of a worker, by the name it is visited by. */
export const cloudOf = ({ parallelIndex }: Pick<WorkerInfo, "parallelIndex">, host = "127.0.0.1"): string => {
  const port = clouds[parallelIndex];
  if (port === undefined) throw new Error(`There is no cloud for worker ${parallelIndex}`);
  return `http://${host}:${port}`;
};
