import { type Signature, type Transfer } from "#contract/ownership/transfers.ts";
import { TermsField } from "#contract/ownership/transfer-terms.ts";
import { readTransferOf } from "./read-transfer.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { findLookalikes } from "#lambdas/bikes/lookalikes.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { TransferItem, TransferSignature } from "#lambdas/ownership/items/transfer.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { stateAt } from "#lambdas/ownership/move-transfer.ts";

const show = ({ name, method, at, text }: TransferSignature): Signature => ({ name, method, at, text });

const checkBike = async ({ table }: TransfersContext, { bikeId, bike: { frameNumber } }: TransferItem) => {
  const [bike, alike] = await Promise.all([
    table.get(keys.bike(bikeId), BikeItem),
    findLookalikes(table, frameNumber, bikeId),
  ]);
  const isAlikeStolen = alike.some(({ stolen }) => stolen);
  const theftCheck = bike?.status === "stolen" ? "stolen" : isAlikeStolen ? "lookalike" : "clear";
  return { bike, theftCheck, batteryStolen: bike?.batteryStolenSince !== undefined } as const;
};

export const getTransfer = async (
  context: TransfersContext,
  userId: string,
  transferId: string,
): Promise<Transfer> => {
  const { transfer, role } = await readTransferOf(context, userId, transferId);
  const { bike, ...check } = await checkBike(context, transfer);
  const { sellerSignature, buyerSignature, endedAt, endedByTheft = false, openedBy, ...told } = transfer;
  const state = stateAt(transfer, context.system.now());
  return {
    ...told,
    role,
    payer: transfer.payerId === undefined ? "seller" : "buyer",
    state,
    endedByTheft,
    changed: TermsField.array().parse(transfer.changed),
    buyerName: transfer.buyer?.name,
    openedBy: role === "seller" ? openedBy : undefined,
    bike: {
      ...transfer.bike,
      photoUrl: bike && (await context.pictures.photo(bike)),
      type: bike?.type,
      color: bike?.color,
    },
    sellerSignature: show(sellerSignature),
    buyerSignature: buyerSignature && show(buyerSignature),
    ...check,
    completedAt: state === "completed" ? endedAt : undefined,
  };
};
