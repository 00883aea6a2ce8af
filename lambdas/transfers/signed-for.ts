import type { AcceptanceGround } from "./acceptance-ground.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { Signed, SigningItem, SigningPurpose } from "#lambdas/shared/table/items/signing.ts";

/** Something that someone has signed, and that is now to be done. */
export type SignedFor<Kind extends SigningPurpose["kind"]> = {
  readonly signing: SigningItem;
  readonly purpose: Extract<SigningPurpose, { kind: Kind }>;
  readonly signed: Signed;
  /** What was read when the text was written, as long as nothing has shown that something has changed since. */
  readonly ground: AcceptanceGround | undefined;
  /** Ends the signing, in the transaction of what it was for: that happens once. */
  readonly finish: (transferId: string) => Action;
};
