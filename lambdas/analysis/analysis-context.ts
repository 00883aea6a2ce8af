import type { Vision } from "./vision.ts";
import type { PictureBuckets } from "#lambdas/shared/pictures/kept-pictures.ts";
import type { PersonalNumberCipher } from "#lambdas/shared/tokens/personal-numbers.ts";
import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type AnalysisContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "newId">;
  readonly buckets: PictureBuckets<"receipt" | "bike-photo">;
  readonly cipher: Pick<PersonalNumberCipher, "decrypt">;
  readonly vision: Vision;
  readonly perDay: number;
  /** How many pictures of frames a member of a store may have read in a day. */
  readonly readingsPerDay: number;
  /** Tells the operators that a picture could not be read, and the name of the error. */
  readonly reportFailure: (errorName: string) => void;
};
