import type { Signing } from "#contract/ownership/transfers.ts";
import { readAcceptanceGround } from "./acceptance-ground.ts";
import { buyerText } from "./signed-text.ts";
import type { TransfersContext } from "./transfers-context.ts";
import { writeSigning } from "./write-signing.ts";

export const prepareAcceptance = async (
  context: TransfersContext,
  userId: string,
  transferId: string,
  version: number,
): Promise<Signing> => {
  const { language, ...ground } = await readAcceptanceGround(context, { userId, transferId, version });
  const { sellerSignature, terms, bike } = ground.transfer;
  return writeSigning(context, {
    userId,
    purpose: { kind: "acceptance", transferId, version },
    text: buyerText(bike, terms, sellerSignature.name, language),
    ground,
  });
};
