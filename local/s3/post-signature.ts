import { parseAmzDate } from "#local/aws/amz-date.ts";
import { sameText } from "#local/aws/same-text.ts";
import { refuse } from "#local/aws/signature-failures.ts";
import { signText } from "#local/aws/signing-key.ts";
import { signerOf } from "#local/aws/signer.ts";
import type { CloudContext } from "#local/cloud.ts";
import type { Asker } from "#local/iam/demand.ts";

import { s3Error, signatureError } from "./s3-error.ts";

/** Verifies who signed the policy of an upload form, and returns them and that policy, still in base64. */
export const verifyPostSignature = (
  fields: ReadonlyMap<string, string>,
  account: Pick<CloudContext, "credentials" | "access">,
): { policy: string; asker: Asker } => {
  const policy = fields.get("policy");
  if (policy === undefined) throw s3Error("AccessDenied");
  const field = (name: string): string => fields.get(name) ?? "";
  const [accessKeyId = "", day = "", region = "", service, ending] = field("x-amz-credential").split("/");
  const date = field("x-amz-date");
  const isComplete = service === "s3" && ending === "aws4_request" && date.startsWith(`${day}T`);
  if (field("x-amz-algorithm") !== "AWS4-HMAC-SHA256" || !isComplete || Number.isNaN(parseAmzDate(date)))
    throw s3Error("InvalidArgument", "The form is not signed with AWS4-HMAC-SHA256.");
  const signer = signerOf(account, accessKeyId, fields.get("x-amz-security-token"));
  if (typeof signer === "string") throw signatureError(refuse("s3", signer));
  const signature = signText(signer.credentials.secretAccessKey, { day, region, service }, policy);
  if (!sameText(field("x-amz-signature"), signature)) throw s3Error("SignatureDoesNotMatch");
  return { policy, asker: signer.asker };
};
