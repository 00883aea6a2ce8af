import type { CopyStore } from "#lambdas/people/copy-store.ts";
import type { WantedPicture } from "#lambdas/privacy/own-copy/gather/wanted.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { System } from "#lambdas/platform/system.ts";

export type MakingContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "newId">;
  /** Undefined if the picture is gone. */
  readonly readPicture: (picture: WantedPicture) => Promise<Uint8Array | undefined>;
  readonly store: CopyStore;
  /** A folder on the function's disk. */
  readonly folder: string;
  /** Logs the person's id and only the error's name. */
  readonly reportFailure: (userId: string, error: unknown) => void;
};
