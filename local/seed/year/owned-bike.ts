import type { MadeBike } from "./made-bike.ts";
import type { Resident } from "./resident.ts";

/** A bike in the register, with who has it now. */
export type OwnedBike = {
  readonly id: string;
  readonly made: MadeBike;
  /** In kronor, as it was bought. */
  readonly price: number;
  readonly owner: Resident;
};
