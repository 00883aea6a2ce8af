import { Flag } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "#web/i18n/i18n.ts";

/** Comes with its texts when it is opened. */
const ReportAdDialog = lazy(async () => {
  const [dialog] = await Promise.all([import("./ReportAdDialog.tsx"), loadTexts(["adReport"])]);
  return { default: dialog.ReportAdDialog };
});

/** The button for the person who thinks that an ad should not be there. */
export function ReportAd({ listingId }: { listingId: string }): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn--ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Flag size={18} aria-hidden="true" />
        {t(($) => $.ads.ad.report)}
      </button>
      <Suspense>{open && <ReportAdDialog listingId={listingId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
