import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import "./plain-dialog.css";

type Props = { title: string; onClose: () => void; children: ReactNode };

/** A native dialog for pages without antd. It traps the focus and restores it on close. */
export function PlainDialog({ title, onClose, children }: Props): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  // Rendered in the body, as a form in the dialog must not nest in another form.
  return createPortal(
    <dialog className="pdialog" ref={dialog} aria-labelledby={heading} onClose={onClose}>
      <header className="pdialog__head">
        <h2 id={heading}>{title}</h2>
        <button
          type="button"
          className="pdialog__close"
          aria-label={t(($) => $.common.close)}
          onClick={() => dialog.current?.close()}
        >
          <X size={22} aria-hidden="true" />
        </button>
      </header>
      {children}
    </dialog>,
    document.body,
  );
}
