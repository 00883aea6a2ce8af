import { key } from "./key.ts";

export const todoKeys = {
  /** A claim on a case. All share one partition, because there are about as many as administrators. */
  caseClaim: (queue: string, caseId: string) => key("CASECLAIMS#open", `${queue}#${caseId}`),
} as const;

export const caseClaimPartition = (): string => "CASECLAIMS#open";
