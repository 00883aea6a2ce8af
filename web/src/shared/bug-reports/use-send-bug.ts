import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { bugReportRoutes } from "#contract/bug-reports.ts";
import { work } from "#web/api/challenge/work.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import type { BugWords } from "./bug-draft.ts";
import type { Circumstances } from "./circumstances.ts";

const client = createClient(bugReportRoutes, { token: getAccessToken });

/** Sends a report: with an account once however often it is sent, without one after the work that keeps machines from sending thousands. */
export const useSendBug = ({ path, version, userAgent, failure }: Circumstances, stranger: boolean) => {
  const language = usePageLanguage();
  const last = useRef({ sent: "", idempotencyKey: "" });
  const keyFor = (message: string): string => {
    if (message !== last.current.sent) last.current = { sent: message, idempotencyKey: crypto.randomUUID() };
    return last.current.idempotencyKey;
  };
  return useMutation({
    mutationFn: async ({ message, email }: BugWords) => {
      const body = { message, path, version, userAgent, language, ...failure };
      if (!stranger) return client.reportBug({ body }, { idempotencyKey: keyFor(message) });
      const solution = await work(await client.getBugReportChallenge());
      return client.reportBugAnonymously({ body: { ...body, email, solution } });
    },
  });
};
