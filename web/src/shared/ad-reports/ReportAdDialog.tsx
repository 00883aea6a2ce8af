import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSession } from "#web/auth/session.ts";
import { focus } from "#web/ui/focus.ts";
import { PlainDialog } from "#web/ui/plain-dialog/PlainDialog.tsx";
import { emptyDraft } from "./report-draft.ts";
import { ReportAdForm } from "./ReportAdForm.tsx";
import { useReportAd } from "./use-report-ad.ts";
import "./report-ad.css";

type ThanksProps = { caseId: string; told: "here" | "mail" | "nothing"; onClose: () => void };

/** Confirms that the report has come, and says how the answer does. */
function Thanks({ caseId, told, onClose }: ThanksProps): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.adReport.thanks, { returnObjects: true });
  return (
    <div className="reportad">
      <h3 tabIndex={-1} ref={focus}>
        {texts.title}
      </h3>
      <p>{texts.text}</p>
      <p>{texts[told]}</p>
      <div className="reportad__ways">
        {told === "here" && (
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

/** What is wrong with an ad, for administrators to decide. What is typed stays until it is closed. */
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
  const strangerIsTold = draft.email.trim() === "" ? "nothing" : "mail";
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
        <Thanks caseId={data.caseId} told={stranger ? strangerIsTold : "here"} onClose={onClose} />
      )}
    </PlainDialog>
  );
}
