import type { AccessLogs } from "#lib/platform/constructs/access-logs.ts";
import type { FunctionDefaults } from "#lib/platform/constructs/feature-function.ts";
import type { Erasures } from "#lib/platform/constructs/erasures.ts";
import type { FailedEvents } from "#lib/platform/constructs/failed-events.ts";
import type { Keys } from "#lib/platform/constructs/keys.ts";
import type { Mail } from "#lib/platform/constructs/mail.ts";
import type { OwnCopies } from "#lib/platform/constructs/own-copies.ts";
import type { Pictures } from "#lib/platform/constructs/pictures.ts";
import type { Realtime } from "#lib/platform/constructs/realtime.ts";
import type { RegistryTable } from "#lib/platform/constructs/registry-table.ts";
import type { Signatures } from "#lib/platform/constructs/signatures.ts";
import type { Secrets } from "#lib/platform/constructs/secrets.ts";
import type { Accounts } from "#lib/platform/constructs/user-pool.ts";

export type Resources = {
  readonly defaults: FunctionDefaults;
  readonly table: RegistryTable;
  readonly secrets: Secrets;
  readonly keys: Keys;
  readonly pictures: Pictures;
  readonly signatures: Signatures;
  readonly ownCopies: OwnCopies;
  readonly erasures: Erasures;
  readonly failedEvents: FailedEvents;
  readonly accounts: Accounts;
  readonly realtime: Realtime;
  readonly mail: Mail;
  readonly accessLogs: AccessLogs;
  /** The name of the API's access log. */
  readonly apiLog: string;
  readonly siteOrigin: string;
};
