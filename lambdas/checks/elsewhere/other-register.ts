import type { BikeElsewhere, OtherRegister } from "#contract/checks/elsewhere.ts";

/** The message must not contain the number, as it is logged. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
}

/** Another organisation's register. It gets the number and nothing about the asker. */
export type Elsewhere = {
  readonly source: OtherRegister;
  /** Throws a NoAnswer unless the register answers in time. */
  readonly find: (frameNumber: string) => Promise<BikeElsewhere[]>;
};
