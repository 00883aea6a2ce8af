import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OpenedOwnershipDispute } from "#contract/office/ownership-dispute-cases.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { isConflict } from "#web/platform/api/is-conflict.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { disputeCaseQuery } from "./dispute-case-api.ts";

/** Shows the case after the action, or as a colleague has left it. */
export const useShowCase = (disputeId: string) => {
  const queries = useQueryClient();
  const { queryKey } = disputeCaseQuery(disputeId);
  const refreshLists = () => queries.invalidateQueries({ queryKey: adminQueryKeys.bikeAdmin.lists });
  return {
    show: async (item: OpenedOwnershipDispute): Promise<void> => {
      queries.setQueryData(queryKey, item);
      await refreshLists();
    },
    again: async (): Promise<void> => {
      await queries.invalidateQueries({ queryKey });
      await refreshLists();
    },
  };
};

export const useCaseAct = <Body>(
  disputeId: string,
  act: (body: Body) => Promise<OpenedOwnershipDispute>,
  done: string,
  onDone: () => void,
) => {
  const toast = useToast();
  const { show, again } = useShowCase(disputeId);
  return useMutation({
    mutationFn: act,
    onSuccess: async (item) => {
      onDone();
      toast.success(done);
      await show(item);
    },
    onError: async (refused) => {
      if (isConflict(refused)) await again();
    },
  });
};
