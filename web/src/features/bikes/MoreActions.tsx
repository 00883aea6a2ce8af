import { Ellipsis } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

/** What is seldom wanted, behind one button. It closes with Esc, once something is chosen, and when the focus goes elsewhere. */
export function MoreActions({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key !== "Escape" || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // The keys and the focus are those of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="bikemore" onKeyDown={closeOnEscape} onBlur={closeOutside}>
      <button
        ref={button}
        type="button"
        className="btn btn--ghost bikemore__open"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t(($) => $.bikes.bike.more)}
        onClick={() => setOpen(!open)}
      >
        <Ellipsis size={22} aria-hidden="true" />
      </button>
      <div id={id} className="bikemore__list" hidden={!open}>
        {children}
      </div>
    </div>
  );
}
