import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { Finish, Proved } from "#lambdas/identity/errand.ts";
import type { IdentityContext } from "./identity-context.ts";
import { evidenceName } from "#lambdas/identity/keep-evidence.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import type { EidOrderItem } from "#lambdas/shared/table/items/identity.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type Signature = { readonly userId: string; readonly signingId: string; readonly orderId: string };

/** Notes that a text is signed. Only the eID of the very person whose account it is counts. */
export const signDocument = async (
  { table, system }: IdentityContext,
  { userId, signingId, orderId }: Signature,
  { mac, name }: Proved,
  finish: Finish,
): Promise<EidOrderItem> => {
  const profile = await table.get(keys.profile(userId), ProfileItem);
  if (profile?.personalNumberMac !== mac) throw new ProblemError("eid-other-person");
  const signed = { method: "bankid", name, at: system.now().toISOString() };
  return finish(userId, [
    update(keys.signing(signingId))
      .set({ state: "signed", signed: { ...signed, evidence: evidenceName(signingId, orderId) } })
      .expect("state", "waiting", "signing-ended"),
  ]);
};
