import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CaseClaim } from "#contract/todo.ts";
import { failureText } from "#web/api/failure-text.ts";
import { type Case, keyOf } from "#web/shared/queues/case.ts";
import { useToast } from "#web/ui/use-toast.ts";
import { claimsQuery, todoClient } from "./todo-api.ts";

const keyOfClaim = ({ queue, caseId: id }: CaseClaim): string => keyOf({ queue, id });

/** Who looks into which case, and how to be the one who does. */
export const useClaims = () => {
  const toast = useToast();
  const queries = useQueryClient();
  const { data } = useQuery(claimsQuery);
  const claims = new Map((data?.items ?? []).map((claim) => [keyOfClaim(claim), claim]));
  return {
    /** Someone else's. */
    claimOf: (each: Case): CaseClaim | undefined => {
      const claim = claims.get(keyOf(each));
      return claim?.mine === false ? claim : undefined;
    },
    /** Tells whether it is ours now. */
    take: async ({ queue, id: caseId }: Case): Promise<boolean> => {
      const isOurs = await todoClient.claimCase({ params: { queue, caseId } }).then(
        () => true,
        (error: Error) => {
          toast.error(failureText(error));
          return false;
        },
      );
      void queries.invalidateQueries({ queryKey: claimsQuery.queryKey });
      return isOurs;
    },
  };
};
