import { MapPinCheck } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";

type Props = {
  children: ReactNode;
  renderDialog: (close: () => void) => ReactNode;
};

export function FoundButton({ children, renderDialog }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn--danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MapPinCheck size={18} aria-hidden="true" />
        {children}
      </button>
      <Suspense>{open && renderDialog(() => setOpen(false))}</Suspense>
    </>
  );
}
