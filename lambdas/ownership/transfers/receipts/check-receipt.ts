import type { ReceiptCheck } from "#contract/ownership/ownership-receipts.ts";
import { protectedName, publicName } from "#contract/platform/mask-name.ts";
import { maskFrameNumber } from "#contract/bikes/public-bike.ts";
import type { TransfersContext } from "#lambdas/ownership/transfers/transfers-context.ts";
import { findFault } from "./find-fault.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { isSameSecret } from "#lambdas/platform/tokens/is-same-secret.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { OwnershipReceiptItem } from "#lambdas/ownership/items/ownership-receipt.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { TransferItem, type TransferSignature } from "#lambdas/ownership/items/transfer.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/platform/table/rate-limit.ts";

type Context = Pick<TransfersContext, "table" | "system" | "sealer">;

/** Enough to check many receipts, too few to guess codes. */
const perAddress: RateLimit = {
  what: "ownership-receipts",
  max: 60,
  window: seconds(600),
  failure: "too-many-requests",
};

type ReceiptCode = { readonly number: string; readonly code: string };

/** One problem for a wrong number and a wrong code, so that nobody learns which numbers exist. */
const readReceipt = async (
  { table }: Context,
  { number, code }: ReceiptCode,
): Promise<OwnershipReceiptItem> => {
  const receipt = await table.get(keys.ownershipReceipt(number), OwnershipReceiptItem);
  if (!receipt || !isSameSecret(code, receipt.code)) throw new ProblemError("ownership-receipt-not-found");
  return receipt;
};

/** Masks the name; hides it if the account is closed. */
const showSigner = ({ name, method, at }: TransferSignature, profile: ProfileItem | undefined) => ({
  name:
    name === protectedName && profile !== undefined
      ? protectedName
      : publicName(profile && { fullName: name, protectedIdentity: profile.protectedIdentity }),
  method,
  at,
});

const bikeState = (bike: BikeItem | undefined): "registered" | "stolen" | "removed" => {
  if (bike === undefined || bike.deletedAt !== undefined) return "removed";
  return bike.status === "stolen" ? "stolen" : "registered";
};

const showGenuine = async (
  { table }: Context,
  { number }: OwnershipReceiptItem,
  transfer: TransferItem & { buyerSignature: TransferSignature },
  bike: BikeItem | undefined,
): Promise<ReceiptCheck> => {
  const { sellerId, buyerId = "", sellerSignature, buyerSignature, terms, bike: sold } = transfer;
  const [seller, buyer] = await Promise.all(
    [sellerId, buyerId].map((userId) => table.get(keys.profile(userId), ProfileItem)),
  );
  const { brand, model, frameNumber } = sold;
  return {
    verdict: "genuine",
    newest: bike?.ownershipReceipt === number,
    bike: bikeState(bike),
    someoneLeft: seller === undefined || buyer === undefined,
    receipt: {
      number,
      brand,
      model,
      frameNumber: maskFrameNumber(frameNumber),
      type: bike?.type,
      color: bike?.color,
      price: terms.price,
      saleDate: terms.saleDate,
      seller: showSigner(sellerSignature, seller),
      buyer: showSigner(buyerSignature, buyer),
    },
  };
};

/** Verifies a receipt for anyone and shows if the bike has changed hands since. */
export const checkReceipt = async (
  context: Context,
  printed: ReceiptCode,
  address: string,
): Promise<ReceiptCheck> => {
  const { table, system, sealer } = context;
  await countAgainst(table, perAddress, address, system.now());
  const receipt = await readReceipt(context, printed);
  const [transfer, bike] = await Promise.all([
    table.get(keys.transfer(receipt.transferId), TransferItem),
    table.get(keys.bike(receipt.bikeId), BikeItem),
  ]);
  const { buyerSignature } = transfer ?? {};
  const fault = await findFault(sealer, receipt, transfer);
  if (fault !== undefined || !transfer || !buyerSignature) return { verdict: "false" };
  return showGenuine(context, receipt, { ...transfer, buyerSignature }, bike);
};
