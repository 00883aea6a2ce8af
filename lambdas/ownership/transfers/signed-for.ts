import type { AcceptanceGround } from "./acceptance-ground.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { Signed, SigningItem, SigningPurpose } from "#lambdas/ownership/items/signing.ts";

export type SignedFor<Kind extends SigningPurpose["kind"]> = {
  readonly signing: SigningItem;
  readonly purpose: Extract<SigningPurpose, { kind: Kind }>;
  readonly signed: Signed;
  /** Rows read when the text was prepared; undefined on a retry, which reads them again. */
  readonly ground: AcceptanceGround | undefined;
  /** Marks the signing as done, so that it is carried out only once. */
  readonly finish: (transferId: string) => Action[];
};
