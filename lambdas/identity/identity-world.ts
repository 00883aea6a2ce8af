import type { Eid } from "#lambdas/identity/eid.ts";
import type { People } from "#lambdas/identity/people.ts";
import type { Logger } from "#lambdas/http/logger.ts";
import type { PersonalNumberCipher, PersonalNumberMac } from "#lambdas/secrets/personal-numbers.ts";
import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/table/table.ts";

/** What every use case of this feature works with. */
export type IdentityWorld = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "newId" | "bytes">;
  readonly eid: Eid;
  readonly people: People;
  /** Encrypts a personal number for the account it belongs to. Reading one back is not for this feature. */
  readonly cipher: Pick<PersonalNumberCipher, "encrypt">;
  /** Encrypts what an eID has told for the order it was told to, until it has been made use of. */
  readonly seal: PersonalNumberCipher;
  readonly mac: PersonalNumberMac;
  readonly logger: Logger;
};
