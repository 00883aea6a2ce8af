import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { adReportRoutes } from "#contract/ad-reports.ts";
import { work } from "#web/api/challenge/work.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import type { Report } from "./report-draft.ts";

const client = createClient(adReportRoutes, { token: getAccessToken });

/** Sends a report: with an account once however often it is sent, without one after the work that keeps machines from sending thousands. */
export const useReportAd = (listingId: string, stranger: boolean) => {
  const language = usePageLanguage();
  const last = useRef({ sent: "", idempotencyKey: "" });
  const keyFor = (report: Report): string => {
    const sent = JSON.stringify(report);
    if (sent !== last.current.sent) last.current = { sent, idempotencyKey: crypto.randomUUID() };
    return last.current.idempotencyKey;
  };
  const params = { listingId };
  return useMutation({
    mutationFn: async (report: Report) => {
      if (!stranger) return client.reportAd({ params, body: report }, { idempotencyKey: keyFor(report) });
      const solution = await work(await client.getAdReportChallenge());
      return client.reportAdAnonymously({ params, body: { ...report, language, solution } });
    },
  });
};
