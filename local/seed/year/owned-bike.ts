import type { MadeBike } from "./made-bike.ts";
import type { Resident } from "./resident.ts";

export type OwnedBike = {
  readonly id: string;
  readonly made: MadeBike;
  /** The purchase price in kronor. */
  readonly price: number;
  readonly owner: Resident;
};
