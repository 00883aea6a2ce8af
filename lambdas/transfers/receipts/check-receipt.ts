import type { ReceiptCheck } from "#contract/ownership-receipts.ts";
import { protectedName, publicName } from "#contract/mask-name.ts";
import { maskFrameNumber } from "#contract/public-bike.ts";
import type { TransfersContext } from "#lambdas/transfers/transfers-context.ts";
import { findFault } from "./find-fault.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { isSameCode } from "#lambdas/shared/signatures/is-same-code.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { OwnershipReceiptItem } from "#lambdas/shared/table/items/ownership-receipt.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { TransferItem, type TransferSignature } from "#lambdas/shared/table/items/transfer.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/shared/table/rate-limit.ts";

type Context = Pick<TransfersContext, "table" | "system">;

/** Enough for the person who checks a pile of receipts, too few to try codes. */
const perAddress: RateLimit = {
  what: "ownership-receipts",
  most: 60,
  window: seconds(600),
  failure: "too-many-requests",
};

type Asked = { readonly number: string; readonly code: string };

/** Whatever is wrong with number or code, there is no such receipt: nobody learns which numbers there are. */
const readReceipt = async ({ table }: Context, { number, code }: Asked): Promise<OwnershipReceiptItem> => {
  const receipt = await table.get(keys.ownershipReceipt(number), OwnershipReceiptItem);
  if (!receipt || !isSameCode(code, receipt.code)) throw new ProblemError("ownership-receipt-not-found");
  return receipt;
};

/** Masked as on any page; of the person who has left nothing is told. */
const showSigner = ({ name, method, at }: TransferSignature, profile: ProfileItem | undefined) => ({
  name:
    name === protectedName && profile !== undefined
      ? protectedName
      : publicName(profile && { fullName: name, protectedIdentity: profile.protectedIdentity }),
  method,
  at,
});

const standingOf = (bike: BikeItem | undefined): "registered" | "stolen" | "removed" => {
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
    bike: standingOf(bike),
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

/** Says to the person who holds a receipt whether it is what both have signed, and whether the bike has changed hands since. */
export const checkReceipt = async (
  context: Context,
  asked: Asked,
  address: string,
): Promise<ReceiptCheck> => {
  const { table, system } = context;
  await countAgainst(table, perAddress, address, system.now());
  const receipt = await readReceipt(context, asked);
  const [transfer, bike] = await Promise.all([
    table.get(keys.transfer(receipt.transferId), TransferItem),
    table.get(keys.bike(receipt.bikeId), BikeItem),
  ]);
  const { buyerSignature } = transfer ?? {};
  if (findFault(receipt, transfer) !== undefined || !transfer || !buyerSignature) return { verdict: "false" };
  return showGenuine(context, receipt, { ...transfer, buyerSignature }, bike);
};
