import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import "./plain-dialog.css";

type Props = { title: string; onClose: () => void; children: ReactNode };

/** The browser's own dialog, for pages that carry no antd. It holds the focus, and gives it back when it is closed. */
export function PlainDialog({ title, onClose, children }: Props): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  // At the end of the page: a dialog may hold a form, and be opened from within another one.
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
