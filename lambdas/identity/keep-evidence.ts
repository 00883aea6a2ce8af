import type { EidEvidence } from "#lambdas/identity/eid.ts";
import type { IdentityContext } from "./identity-context.ts";
import type { EidOrderItem } from "#lambdas/shared/table/items/identity.ts";
import { SigningItem } from "#lambdas/shared/table/items/signing.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** BankID puts what its app has shown into what it signs, in base64. */
const signedText = (signature: string): string | undefined => {
  const xml = Buffer.from(signature, "base64").toString();
  const [, shown] = /<usrVisibleData[^>]*>([A-Za-z0-9+/=\s]+)<\/usrVisibleData>/.exec(xml) ?? [];
  return shown === undefined ? undefined : Buffer.from(shown, "base64").toString();
};

/** What a signature is kept under. Each order has one of its own: nothing is ever written over. */
export const evidenceName = (signingId: string, orderId: string): string => `${signingId}/${orderId}`;

/** Keeps the proof of a signature before anything follows from it: the eID hands it over once. False where it is the signature of another text. */
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
