import { createHmac } from "node:crypto";
import { isSameSecret } from "#lambdas/platform/tokens/is-same-secret.ts";

export type AdDecisionLink = { readonly caseId: string; readonly reportId: string };

const sealOf = (codeSecret: string, { caseId, reportId }: AdDecisionLink): string =>
  createHmac("sha256", codeSecret).update(["ad-decision", caseId, reportId].join("\n")).digest("base64url");

/** Lets a reporter without an account open the decision. */
export const adDecisionToken = (codeSecret: string, link: AdDecisionLink): string =>
  [link.caseId, link.reportId, sealOf(codeSecret, link)].join(".");

/** Undefined unless the seal is ours. */
export const readAdDecisionToken = (codeSecret: string, token: string): AdDecisionLink | undefined => {
  const [caseId = "", reportId = "", seal = ""] = token.split(".");
  const link = { caseId, reportId };
  return isSameSecret(seal, sealOf(codeSecret, link)) ? link : undefined;
};
