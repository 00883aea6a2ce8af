import type { CopyStore } from "#lambdas/accounts/own-copy/copy-store.ts";
import type { WantedPicture } from "#lambdas/accounts/own-copy/gather/wanted.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import type { System } from "#lambdas/system.ts";

export type MakingContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "newId">;
  /** Undefined where it is gone. */
  readonly readPicture: (picture: WantedPicture) => Promise<Uint8Array | undefined>;
  readonly store: CopyStore;
  /** A folder on the disk of the function. */
  readonly folder: string;
  /** Tells the operators whose copy failed, and no more of the error than its name. */
  readonly reportFailure: (userId: string, error: unknown) => void;
};
