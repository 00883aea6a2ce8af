import type { Erased } from "./aws-erasure-list.ts";
import type { KeptPicture } from "#lambdas/shared/pictures/kept-pictures.ts";
import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type ErasureContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "newId" | "random" | "wait">;
  /** One that is gone already counts as deleted, here and below. */
  readonly discardPicture: (picture: KeptPicture) => Promise<void>;
  /** The copy of all that was kept about someone, or what an authority was given of it. */
  readonly discardCopy: (userId: string, extractId?: string) => Promise<void>;
  /** Remembers it where bringing back the table does not reach. */
  readonly recordErasure: (erased: Erased) => Promise<void>;
  readonly removeUser: (poolUser: string) => Promise<void>;
  /** Tells the operators whose erasure failed, and no more of the error than its name. */
  readonly reportFailure: (userId: string, error: unknown) => void;
};
