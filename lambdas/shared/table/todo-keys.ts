import { key } from "./key.ts";

/** Those keys of the table that belong to what administrators work off. */
export const todoKeys = {
  /** Who looks into a case: all of them lie together, for there are as many as there are administrators. */
  caseClaim: (queue: string, caseId: string) => key("CASECLAIMS#open", `${queue}#${caseId}`),
} as const;

export const caseClaimPartition = (): string => "CASECLAIMS#open";
