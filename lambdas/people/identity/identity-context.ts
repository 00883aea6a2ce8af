import type { Eid } from "./eid.ts";
import type { People } from "./people.ts";
import type { Logger } from "#lambdas/platform/http/logger.ts";
import type { EvidenceStore } from "#lambdas/people/signatures/evidence.ts";
import type { PersonalNumberCipher, PersonalNumberMac } from "#lambdas/people/personal-numbers.ts";
import type { SetPoolEmail } from "#lambdas/people/mail/pool-email.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type IdentityContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "newId" | "bytes" | "random" | "wait">;
  readonly eid: Eid;
  /** The app on the same device comes back to a page of this site. */
  readonly siteOrigin: string;
  readonly people: People;
  readonly signUps: "open" | "closed";
  readonly setPoolEmail: SetPoolEmail;
  /** Encryption only: this function cannot decrypt stored numbers. */
  readonly cipher: Pick<PersonalNumberCipher, "encrypt">;
  /** Encrypts an eID's proof for its order until it is used. */
  readonly seal: PersonalNumberCipher;
  readonly mac: PersonalNumberMac;
  readonly evidence: EvidenceStore;
  readonly logger: Logger;
};
