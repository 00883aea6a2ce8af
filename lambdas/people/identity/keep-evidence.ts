import type { EidEvidence } from "./eid.ts";
import type { IdentityContext } from "./identity-context.ts";
import type { EidOrderItem } from "#lambdas/people/items/identity.ts";
import { SigningItem } from "#lambdas/ownership/items/signing.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** BankID includes the shown text in the signature, in base64. */
const signedText = (signature: string): string | undefined => {
  const xml = Buffer.from(signature, "base64").toString();
  const [, shown] = /<usrVisibleData[^>]*>([A-Za-z0-9+/=\s]+)<\/usrVisibleData>/.exec(xml) ?? [];
  return shown === undefined ? undefined : Buffer.from(shown, "base64").toString();
};

/** Each order has its own name, so nothing is overwritten. */
export const evidenceName = (signingId: string, orderId: string): string => `${signingId}/${orderId}`;

/** Stores a signature before anything follows from it: the eID gives it once. False if it signs another text. */
export const keepEvidence = async (
  { table, evidence, system }: IdentityContext,
  { id, purpose }: EidOrderItem,
  { signature, ocspResponse }: EidEvidence,
): Promise<boolean> => {
  if (purpose.kind !== "signature") return true;
  const { signingId, userId } = purpose;
  const signing = await table.get(keys.signing(signingId), SigningItem);
  if (signing === undefined || signedText(signature) !== signing.text) return false;
  await evidence.keep(evidenceName(signingId, id), {
    signingId,
    userId,
    method: "bankid",
    text: signing.text,
    at: system.now().toISOString(),
    signature,
    ocspResponse,
  });
  return true;
};
