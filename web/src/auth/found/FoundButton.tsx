import { MapPinCheck } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { loadTexts } from "#web/i18n/i18n.ts";
import type { FoundBike } from "./RewardCard.tsx";

const FoundDialog = lazy(async () => {
  const [{ FoundDialog }] = await Promise.all([import("./FoundDialog.tsx"), loadTexts(["found"])]);
  return { default: FoundDialog };
});

type Props = { bikeId: string; bike: FoundBike; children: ReactNode };

/** Opens the dialog for a found bike, which is fetched only then. */
export function FoundButton({ bikeId, bike, children }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn--danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MapPinCheck size={18} aria-hidden="true" />
        {children}
      </button>
      <Suspense>
        {open && <FoundDialog bikeId={bikeId} bike={bike} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
