import type { Vision } from "./vision.ts";
import type { PictureBuckets } from "#lambdas/platform/pictures/stored-pictures.ts";
import type { PersonalNumberCipher } from "#lambdas/people/personal-numbers.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type AnalysisContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "newId">;
  readonly buckets: PictureBuckets<"receipt" | "bike-photo">;
  readonly cipher: Pick<PersonalNumberCipher, "decrypt">;
  readonly vision: Vision;
  readonly perDay: number;
  /** Pictures of frames that one store member can have read per day. */
  readonly readingsPerDay: number;
  /** Alerts the operators with the error's name. */
  readonly reportFailure: (errorName: string) => void;
};
