import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

type Props = { caseNumber: string; onAnother: () => void };

export function ContactThanks({ caseNumber, onAnother }: Props): ReactNode {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="contact__thanks">
      <h1 tabIndex={-1} ref={heading}>
        {t(($) => $.contact.thanks)}
      </h1>
      <p>{t(($) => $.contact.caseNumber, { caseNumber })}</p>
      <p>{t(($) => $.contact.answer)}</p>
      <button type="button" className="btn btn--ghost" onClick={onAnother}>
        {t(($) => $.contact.another)}
      </button>
    </div>
  );
}
