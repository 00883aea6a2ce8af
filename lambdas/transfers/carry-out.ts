import { acceptTransfer } from "./accept-transfer.ts";
import { changeTerms } from "./change-terms.ts";
import { offerBike } from "./offer-bike.ts";
import type { TransfersContext } from "./transfers-context.ts";
import type { SignedFor } from "./signed-for.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { AcceptanceGroundItem } from "#lambdas/shared/table/items/acceptance-ground.ts";
import { type Signed, SigningItem } from "#lambdas/shared/table/items/signing.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

/** What someone is to sign or has signed, with what was read when it was written. */
export type OpenSigning = { readonly signing: SigningItem; readonly ground: SignedFor<never>["ground"] };

/** Someone else's is as good as none. */
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

/** Does what was signed, once: the same signature leads to the same transfer however often it is handed in. */
export const carryOut = async (
  context: TransfersContext,
  { signing, ground }: OpenSigning,
  signed: Signed,
): Promise<{ transferId: string }> => {
  const { table, system } = context;
  if (signing.transferId !== undefined) return { transferId: signing.transferId };
  const finish = (transferId: string): Action =>
    update(keys.signing(signing.id))
      .set({ state: "done", signed, transferId })
      .expect("state", signing.state, "repeated");
  // What was read before holds, or the first try fails and all is read again.
  const tryOnce = (time: number): Promise<string> =>
    doWhatIsSigned(context, { signing, signed, finish, ground: time === 1 ? ground : undefined });
  try {
    return { transferId: await untilFresh(system, tryOnce) };
  } catch (error) {
    const { transferId } = (await table.get(keys.signing(signing.id), SigningItem)) ?? {};
    // The same request, sent twice at once, has done it.
    if (transferId !== undefined) return { transferId };
    throw failedWith(error, "repeated") ? new ProblemError("signing-ended") : error;
  }
};

/** Does what the caller has signed with an eID. */
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
