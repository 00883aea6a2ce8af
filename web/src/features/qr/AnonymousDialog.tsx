import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { FoundThanks } from "#web/shared/found-reports/FoundThanks.tsx";
import { type FoundBike, RewardCard } from "#web/shared/found-reports/RewardCard.tsx";
import { PlainDialog } from "#web/ui/plain-dialog/PlainDialog.tsx";
import { AnonymousCode } from "./AnonymousCode.tsx";
import { AnonymousForm } from "./AnonymousForm.tsx";
import { useAnonymousReport } from "./use-anonymous-report.ts";
import "#web/shared/found-reports/found.css";

type Props = { uid: string; bike: FoundBike; onClose: () => void };

function Thanks({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <FoundThanks points={false}>
      <p>{t(($) => $.found.thanks.accountText)}</p>
      <Link className="btn btn--primary" to="/register">
        {t(($) => $.found.thanks.account)}
      </Link>
      <button type="button" className="btn btn--ghost" onClick={onClose}>
        {t(($) => $.common.close)}
      </button>
    </FoundThanks>
  );
}

/** For who has no account: the code from a mail stands in for it, and there are no points to be had. */
export function AnonymousDialog({ uid, bike, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const asked = useAnonymousReport(uid);
  const sent = asked.report.isSuccess;
  return (
    <PlainDialog title={t(($) => $.found.title)} onClose={onClose}>
      {sent && <Thanks onClose={onClose} />}
      {!sent && asked.step === "find" && (
        <>
          <RewardCard bike={bike} points={false} />
          <AnonymousForm asked={asked} uid={uid} />
        </>
      )}
      {!sent && asked.step === "code" && <AnonymousCode asked={asked} />}
    </PlainDialog>
  );
}
