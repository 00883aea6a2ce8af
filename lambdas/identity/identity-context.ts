import type { Eid } from "./eid.ts";
import type { People } from "./people.ts";
import type { Logger } from "#lambdas/shared/http/logger.ts";
import type { EvidenceStore } from "#lambdas/shared/signatures/evidence.ts";
import type { PersonalNumberCipher, PersonalNumberMac } from "#lambdas/shared/tokens/personal-numbers.ts";
import type { TellEmail } from "#lambdas/shared/mail/pool-email.ts";
import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What every use case of this feature works with. */
export type IdentityContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "newId" | "bytes" | "random" | "wait">;
  readonly eid: Eid;
  readonly people: People;
  readonly tellEmail: TellEmail;
  /** Encrypts a personal number for the account it belongs to. Reading one back is not for this feature. */
  readonly cipher: Pick<PersonalNumberCipher, "encrypt">;
  /** Encrypts what an eID has told for the order it was told to, until it has been made use of. */
  readonly seal: PersonalNumberCipher;
  readonly mac: PersonalNumberMac;
  /** Where signatures are kept. */
  readonly evidence: EvidenceStore;
  readonly logger: Logger;
};
