import { BellPlus } from "lucide-react";
import { type ReactNode, Suspense, useState, lazy } from "react";
import type { Alert } from "#contract/ads/alerts.ts";
import { loadTexts } from "#web/platform/i18n/i18n.ts";

const LazyAlertDialog = lazy(async () => {
  const [{ AlertDialog }] = await Promise.all([import("./AlertDialog.tsx"), loadTexts(["alerts"])]);
  return { default: AlertDialog };
});

type Props = { initial: Pick<Alert, "name" | "kind" | "criteria">; children: ReactNode };

export function WatchButton({ initial, children }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn--primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <BellPlus size={18} aria-hidden="true" />
        {children}
      </button>
      <Suspense>{open && <LazyAlertDialog initial={initial} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
