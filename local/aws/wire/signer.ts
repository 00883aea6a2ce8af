import type { CloudContext } from "#local/cloud.ts";
import type { Asker } from "#local/aws/iam/demand.ts";
import type { Credentials } from "./credentials.ts";
import { sameText } from "./same-text.ts";
import type { SignatureFailure } from "./signature-failures.ts";

type Signer = { readonly asker: Asker; readonly credentials: Credentials };

/** Looks up the signer by access key and, for a session, its token. */
export const signerOf = (
  { access, credentials }: Pick<CloudContext, "access" | "credentials">,
  accessKeyId: string,
  token: string | undefined,
): Signer | Extract<SignatureFailure, "unknown-key" | "other-token" | "expired-token"> => {
  if (token === undefined)
    return sameText(accessKeyId, credentials.accessKeyId) ? { asker: undefined, credentials } : "unknown-key";
  const holder = access?.temporary.holderOf(token);
  if (holder === undefined || !sameText(accessKeyId, holder.credentials.accessKeyId)) return "other-token";
  if (holder.isExpired) return "expired-token";
  return { asker: holder.session, credentials: holder.credentials };
};
