import { type ReactNode, type Ref, useId } from "react";
import { useTranslation } from "react-i18next";

/** A field nobody sees, hears or reaches by the keyboard; who fills it in is a machine. */
export function Trap({ ref }: { ref: Ref<HTMLInputElement> }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="contacttrap" aria-hidden="true">
      <label htmlFor={id}>{t(($) => $.messages.contact.website)}</label>
      <input id={id} ref={ref} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
