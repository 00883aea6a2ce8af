import { Flag } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "#web/platform/i18n/i18n.ts";

const ReportAdDialog = lazy(async () => {
  const [dialog] = await Promise.all([import("./ReportAdDialog.tsx"), loadTexts(["adReport"])]);
  return { default: dialog.ReportAdDialog };
});

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
