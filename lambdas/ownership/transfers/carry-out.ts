import { acceptTransfer } from "./accept-transfer.ts";
import { changeTerms } from "./change-terms.ts";
import { offerBike } from "./offer-bike.ts";
import type { TransfersContext } from "./transfers-context.ts";
import type { SignedFor } from "./signed-for.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { AcceptanceGroundItem } from "#lambdas/ownership/items/acceptance-ground.ts";
import { type Signed, SigningItem } from "#lambdas/ownership/items/signing.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

/** A signing with the rows that were read when it was prepared. */
export type OpenSigning = { readonly signing: SigningItem; readonly ground: SignedFor<never>["ground"] };

/** Throws `signing-not-found` for other people's signings. */
export const readSigning = async (
  { table }: Pick<TransfersContext, "table">,
  userId: string,
  signingId: string,
): Promise<OpenSigning> => {
  const [signing, ground] = await Promise.all([
    table.get(keys.signing(signingId), SigningItem),
    table.get(keys.acceptanceGround(signingId), AcceptanceGroundItem),
  ]);
  if (signing?.userId !== userId) throw new ProblemError("signing-not-found");
  return { signing, ground };
};

const doWhatIsSigned = (
  context: TransfersContext,
  { signing, ...common }: Omit<SignedFor<never>, "purpose">,
): Promise<string> => {
  const { purpose } = signing;
  switch (purpose.kind) {
    case "offer":
      return offerBike(context, { signing, ...common, purpose });
    case "change":
      return changeTerms(context, { signing, ...common, purpose });
    case "acceptance":
      return acceptTransfer(context, { signing, ...common, purpose });
  }
};

/** Idempotent: repeated requests return the same transfer. */
export const carryOut = async (
  context: TransfersContext,
  { signing, ground }: OpenSigning,
  signed: Signed,
  spent: readonly Action[] = [],
): Promise<{ transferId: string }> => {
  const { table, system } = context;
  if (signing.transferId !== undefined) return { transferId: signing.transferId };
  const finish = (transferId: string): Action[] => [
    ...spent,
    update(keys.signing(signing.id))
      .set({ state: "done", signed, transferId })
      .expect("state", signing.state, "repeated"),
  ];
  // The first try uses the rows read at preparation; a retry reads them again.
  const tryOnce = (time: number): Promise<string> =>
    doWhatIsSigned(context, { signing, signed, finish, ground: time === 1 ? ground : undefined });
  try {
    return { transferId: await retryOnConflict(system, tryOnce) };
  } catch (error) {
    const { transferId } = (await table.get(keys.signing(signing.id), SigningItem)) ?? {};
    // A simultaneous duplicate request has carried it out.
    if (transferId !== undefined) return { transferId };
    throw failedWith(error, "repeated") ? new ProblemError("signing-ended") : error;
  }
};

export const carryOutSigned = async (
  context: TransfersContext,
  userId: string,
  signingId: string,
): Promise<{ transferId: string }> => {
  const open = await readSigning(context, userId, signingId);
  const { signed } = open.signing;
  if (!signed) throw new ProblemError("signing-ended");
  return carryOut(context, open, signed);
};
