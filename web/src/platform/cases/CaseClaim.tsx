import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { CaseInQueue } from "#contract/office/todo.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { problemText } from "#web/platform/i18n/problem-text.ts";
import { claimsClient, claimsQuery } from "./claims.ts";

/** In milliseconds; a claim lasts ten minutes. */
const renewEvery = 60_000;

/** Claims an opened case and shows if a colleague has it open. The decision checks the claim. */
export function CaseClaim({ queue, caseId }: CaseInQueue): ReactNode {
  const { error } = useQuery({
    queryKey: adminQueryKeys.caseClaims.of(queue, caseId),
    queryFn: ({ signal }) => claimsClient.claimCase({ params: { queue, caseId } }, { signal }),
    refetchInterval: renewEvery,
    retry: false,
  });
  if (!(error instanceof ProblemError) || error.code !== "case-claimed") return null;
  return <output className="muted">{failureText(error)}</output>;
}

/** Shows that a colleague has the case open, without claiming it; for cases in a list. */
export function CaseHolder({ queue, caseId }: CaseInQueue): ReactNode {
  const { data } = useQuery(claimsQuery);
  const isHeld = data?.items.some((claim) => !claim.mine && claim.queue === queue && claim.caseId === caseId);
  return isHeld && <output className="muted">{problemText("case-claimed")}</output>;
}
