import type { MetricName } from "#local/alarms/metrics.ts";
import type { Credentials } from "#local/aws/credentials.ts";
import type { DeclaredAccess } from "#local/declared-access.ts";
import type { RequestFault, Struck, TableFault } from "#local/faults/fault.ts";
import type { TableConfig } from "#local/template/readers/tables.ts";

/** Memory that the door's thread shares with the main one: both see at once what the other changes. */
type SharedMemory = {
  /** How far the clock runs ahead. */
  readonly clock: SharedArrayBuffer;
  /** How often each right was made use of. */
  readonly rights: SharedArrayBuffer;
  /** Whether faults are set. */
  readonly faults: SharedArrayBuffer;
  /** Whether there is a change that nobody has acted upon yet. */
  readonly changes: SharedArrayBuffer;
};

/** What the door's thread begins with. */
export type DoorGiven = {
  readonly region: string;
  readonly accountId: string;
  readonly credentials: Credentials;
  readonly access: DeclaredAccess;
  readonly tables: readonly TableConfig[];
  /** Of the database itself. */
  readonly endpoint: string;
  /** Its file, where it has one. */
  readonly dbPath: string | undefined;
  readonly memory: SharedMemory;
};

/** What the door's thread cannot decide or keep by itself. */
export type DoorQuestion =
  | { readonly kind: "which-request-fault"; readonly request: Struck }
  | { readonly kind: "which-table-fault"; readonly operation: string }
  | { readonly kind: "machine-time"; readonly millis: number }
  | { readonly kind: "refused"; readonly who: string; readonly message: string }
  | { readonly kind: "measured"; readonly metric: MetricName; readonly value: number }
  | { readonly kind: "changed" }
  | { readonly kind: "trouble"; readonly line: string };

/** The fault or the time that was asked for; nothing else has an answer. */
export type DoorAnswer = RequestFault | TableFault | number | undefined;
