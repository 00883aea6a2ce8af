import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession, getAccessToken } from "#web/platform/auth/session.ts";
import { focus } from "#web/platform/ui/focus.ts";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { useMutation } from "@tanstack/react-query";
import { adReportRoutes } from "#contract/moderation/ad-reports.ts";
import { work } from "#web/platform/api/challenge/work.ts";
import { createClient } from "#web/platform/api/client.ts";
import { useKeyFor } from "#web/platform/api/use-key-for.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { emptyDraft, type Report } from "./report-draft.ts";
import { ReportAdForm } from "./ReportAdForm.tsx";
import "./report-ad.css";

const client = createClient(adReportRoutes, { token: getAccessToken });

/** Signed-in people send an idempotency key, others a proof of work that deters bots. */
const useReportAd = (listingId: string, stranger: boolean) => {
  const language = usePageLanguage();
  const keyFor = useKeyFor();
  const params = { listingId };
  return useMutation({
    mutationFn: async (report: Report) => {
      if (!stranger) return client.reportAd({ params, body: report }, { idempotencyKey: keyFor(report) });
      const solution = await work(await client.getAdReportChallenge());
      return client.reportAdAnonymously({ params, body: { ...report, language, solution } });
    },
  });
};

type ThanksProps = { caseId: string; answerBy: "here" | "mail" | "nothing"; onClose: () => void };

function Thanks({ caseId, answerBy, onClose }: ThanksProps): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.adReport.thanks, { returnObjects: true });
  return (
    <div className="stack reportad">
      <h3 tabIndex={-1} ref={focus}>
        {texts.title}
      </h3>
      <p>{texts.text}</p>
      <p>{texts[answerBy]}</p>
      <div className="ways">
        {answerBy === "here" && (
          <Link className="btn btn--primary" to={`/ad-decisions/${caseId}`}>
            {texts.follow}
          </Link>
        )}
        <button type="button" className="btn btn--ghost" onClick={onClose}>
          {t(($) => $.common.close)}
        </button>
      </div>
    </div>
  );
}

/** Keeps what is typed until the dialog closes. */
export function ReportAdDialog({
  listingId,
  onClose,
}: {
  listingId: string;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const stranger = useSession().state !== "signed-in";
  const [draft, type] = useState(emptyDraft);
  const { mutate, data, error, isPending } = useReportAd(listingId, stranger);
  const strangerAnswerBy = draft.email.trim() === "" ? "nothing" : "mail";
  return (
    <PlainDialog title={t(($) => $.adReport.title)} onClose={onClose}>
      {data === undefined ? (
        <ReportAdForm
          draft={draft}
          stranger={stranger}
          busy={isPending}
          error={error}
          onType={(change) => type({ ...draft, ...change })}
          onSend={mutate}
        />
      ) : (
        <Thanks caseId={data.caseId} answerBy={stranger ? strangerAnswerBy : "here"} onClose={onClose} />
      )}
    </PlainDialog>
  );
}
