import { createHmac, timingSafeEqual } from "node:crypto";

/** Whose report in which case a link is about. */
export type AdDecisionLink = { readonly caseId: string; readonly reportId: string };

const sealOf = (codeSecret: string, { caseId, reportId }: AdDecisionLink): string =>
  createHmac("sha256", codeSecret).update(["ad-decision", caseId, reportId].join("\n")).digest("base64url");

/** What lets someone without an account, who has reported an ad, see what was decided. */
export const adDecisionToken = (codeSecret: string, link: AdDecisionLink): string =>
  [link.caseId, link.reportId, sealOf(codeSecret, link)].join(".");

/** Undefined for what we did not write. */
export const readAdDecisionToken = (codeSecret: string, token: string): AdDecisionLink | undefined => {
  const [caseId = "", reportId = "", seal = ""] = token.split(".");
  const link = { caseId, reportId };
  const [given, wanted] = [Buffer.from(seal), Buffer.from(sealOf(codeSecret, link))];
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? link : undefined;
};
