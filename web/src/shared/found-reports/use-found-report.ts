import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { OwnFoundReport } from "#contract/found-reports.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { foundReports } from "./found-api.ts";
import type { Find } from "./find.ts";

/** Sends what is typed. Sent again unchanged it is the same report: the first one may have come through without an answer. */
export const useFoundReport = (bikeId: string) => {
  const queries = useQueryClient();
  const last = useRef({ sent: "", idempotencyKey: "" });
  const keyFor = (find: Find): string => {
    const sent = JSON.stringify(find);
    if (sent !== last.current.sent) last.current = { sent, idempotencyKey: crypto.randomUUID() };
    return last.current.idempotencyKey;
  };
  return useMutation({
    mutationFn: (find: Find): Promise<OwnFoundReport> =>
      foundReports.reportFound({ params: { bikeId }, body: find }, { idempotencyKey: keyFor(find) }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.foundReports.all }),
  });
};
