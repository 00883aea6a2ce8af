import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { type ReportedBug, bugReportRoutes } from "#contract/bug-reports.ts";
import { work } from "#web/api/challenge/work.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import type { BugWords } from "./bug-draft.ts";
import type { Circumstances } from "./circumstances.ts";
import { sendPicture } from "./send-picture.ts";

const client = createClient(bugReportRoutes, { token: getAccessToken });

type Report = BugWords & { readonly file: Blob | undefined };

/** A picture that has not come, of a report that has. */
export type Unsent = { readonly pictureId: string; readonly file: Blob };
export type SentBug = { readonly unsent: Unsent | undefined };

const withPicture = async ({ pictureId }: ReportedBug, file: Blob | undefined): Promise<SentBug> => {
  if (pictureId === undefined || file === undefined) return { unsent: undefined };
  try {
    await sendPicture(pictureId, file);
    return { unsent: undefined };
  } catch {
    return { unsent: { pictureId, file } };
  }
};

/** Sends a report: with an account once however often it is sent, without one after the work that keeps machines from sending thousands. */
export const useSendBug = ({ path, version, userAgent, failure }: Circumstances, stranger: boolean) => {
  const language = usePageLanguage();
  const last = useRef({ sent: "", idempotencyKey: "" });
  const keyFor = (sent: string): string => {
    if (sent !== last.current.sent) last.current = { sent, idempotencyKey: crypto.randomUUID() };
    return last.current.idempotencyKey;
  };
  return useMutation({
    mutationFn: async ({ message, email, file }: Report): Promise<SentBug> => {
      const room = file === undefined ? {} : { withPicture: true as const };
      const body = { message, path, version, userAgent, language, ...failure, ...room };
      const report = async (): Promise<ReportedBug> => {
        if (!stranger)
          return client.reportBug({ body }, { idempotencyKey: keyFor(JSON.stringify([message, room])) });
        const solution = await work(await client.getBugReportChallenge());
        return client.reportBugAnonymously({ body: { ...body, email, solution } });
      };
      return withPicture(await report(), file);
    },
  });
};
