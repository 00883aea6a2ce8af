import { BellPlus } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import type { Alert } from "#contract/alerts.ts";
import { LazyAlertDialog } from "./lazy-alert-dialog.ts";

type Props = { initial: Pick<Alert, "name" | "kind" | "criteria">; children: ReactNode };

/** Watches the search that is on the page. */
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
