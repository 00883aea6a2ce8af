import { acceptTransfer } from "./accept-transfer.ts";
import { changeTerms } from "./change-terms.ts";
import { offerBike } from "./offer-bike.ts";
import type { TransfersContext } from "./transfers-context.ts";
import type { SignedFor } from "./signed-for.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { type Signed, SigningItem } from "#lambdas/shared/table/items/signing.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

/** What somebody is to sign or has signed; somebody else's is as good as none. */
export const readSigning = async (
  { table }: Pick<TransfersContext, "table">,
  userId: string,
  signingId: string,
): Promise<SigningItem> => {
  const signing = await table.get(keys.signing(signingId), SigningItem);
  if (signing?.userId !== userId) throw new ProblemError("signing-not-found");
  return signing;
};

const doWhatIsSigned = (
  context: TransfersContext,
  signing: SigningItem,
  signed: Signed,
  finish: (transferId: string) => Action,
): Promise<string> => {
  const { purpose } = signing;
  const common: Omit<SignedFor<never>, "purpose"> = { signing, signed, finish };
  switch (purpose.kind) {
    case "offer":
      return offerBike(context, { ...common, purpose });
    case "change":
      return changeTerms(context, { ...common, purpose });
    case "acceptance":
      return acceptTransfer(context, { ...common, purpose });
  }
};

/** Does what was signed, once: the same signature leads to the same transfer however often it is handed in. */
export const carryOut = async (
  context: TransfersContext,
  signing: SigningItem,
  signed: Signed,
): Promise<{ transferId: string }> => {
  const { table, system } = context;
  if (signing.transferId !== undefined) return { transferId: signing.transferId };
  const finish = (transferId: string): Action =>
    update(keys.signing(signing.id))
      .set({ state: "done", signed, transferId })
      .expect("state", signing.state, "repeated");
  try {
    return {
      transferId: await untilFresh(system, () => doWhatIsSigned(context, signing, signed, finish)),
    };
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
  const signing = await readSigning(context, userId, signingId);
  if (!signing.signed) throw new ProblemError("signing-ended");
  return carryOut(context, signing, signing.signed);
};
