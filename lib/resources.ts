import type { AccessLogs } from "#lib/constructs/access-logs.ts";
import type { FunctionDefaults } from "#lib/constructs/feature-function.ts";
import type { Erasures } from "#lib/constructs/erasures.ts";
import type { GivenUp } from "#lib/constructs/given-up.ts";
import type { Keys } from "#lib/constructs/keys.ts";
import type { Mail } from "#lib/constructs/mail.ts";
import type { OwnCopies } from "#lib/constructs/own-copies.ts";
import type { Pictures } from "#lib/constructs/pictures.ts";
import type { Realtime } from "#lib/constructs/realtime.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";
import type { Signatures } from "#lib/constructs/signatures.ts";
import type { Secrets } from "#lib/constructs/secrets.ts";
import type { Accounts } from "#lib/constructs/user-pool.ts";

/** What functions are made of and may reach. */
export type Resources = {
  readonly defaults: FunctionDefaults;
  readonly table: RegistryTable;
  readonly secrets: Secrets;
  readonly keys: Keys;
  readonly pictures: Pictures;
  readonly signatures: Signatures;
  readonly ownCopies: OwnCopies;
  readonly erasures: Erasures;
  readonly givenUp: GivenUp;
  readonly accounts: Accounts;
  readonly realtime: Realtime;
  readonly mail: Mail;
  readonly accessLogs: AccessLogs;
  /** The log in which the API writes down every request. */
  readonly apiLog: string;
  readonly siteOrigin: string;
};
