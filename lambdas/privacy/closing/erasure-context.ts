import type { Erased } from "./aws-erasure-list.ts";
import type { StoredPicture } from "#lambdas/platform/pictures/stored-pictures.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type ErasureContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "newId" | "random" | "wait">;
  /** A missing file counts as deleted, here and below. */
  readonly discardPicture: (picture: StoredPicture) => Promise<void>;
  /** Deletes the person's export, or an extract for an authority. */
  readonly discardCopy: (userId: string, extractId?: string) => Promise<void>;
  /** Records the erasure outside the table, where a restore cannot undo it. */
  readonly recordErasure: (erased: Erased) => Promise<void>;
  readonly removeUser: (poolUser: string) => Promise<void>;
  /** Logs the account and only the error's name. */
  readonly reportFailure: (userId: string, error: unknown) => void;
};
