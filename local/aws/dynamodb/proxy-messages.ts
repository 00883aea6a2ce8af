import type { MetricName } from "#local/aws/alarms/metrics.ts";
import type { Credentials } from "#local/aws/wire/credentials.ts";
import type { DeclaredAccess } from "#local/declared-access.ts";
import type { RequestFault, Struck, TableFault } from "#local/faults/fault.ts";
import type { TableConfig } from "#local/template/readers/tables.ts";

/** Memory shared between the proxy's thread and the main thread. */
type SharedMemory = {
  /** The clock's offset. */
  readonly clock: SharedArrayBuffer;
  /** Counts the uses of each grant. */
  readonly rights: SharedArrayBuffer;
  /** 1 while any fault is set. */
  readonly faults: SharedArrayBuffer;
  /** 1 while a change is unhandled. */
  readonly changes: SharedArrayBuffer;
};

export type ProxyOptions = {
  readonly region: string;
  readonly accountId: string;
  readonly credentials: Credentials;
  readonly access: DeclaredAccess;
  readonly tables: readonly TableConfig[];
  /** The endpoint of the database itself. */
  readonly endpoint: string;
  readonly dbPath: string | undefined;
  readonly memory: SharedMemory;
};

/** Messages from the proxy's thread to the main thread. */
export type ProxyMessage =
  | { readonly kind: "which-request-fault"; readonly request: Struck }
  | { readonly kind: "which-table-fault"; readonly operation: string }
  | { readonly kind: "machine-time"; readonly millis: number }
  | { readonly kind: "refused"; readonly who: string; readonly message: string }
  | { readonly kind: "measured"; readonly metric: MetricName; readonly value: number }
  | { readonly kind: "changed" }
  | { readonly kind: "trouble"; readonly line: string };

/** Only the first three kinds of message have an answer. */
export type ProxyReply = RequestFault | TableFault | number | undefined;
