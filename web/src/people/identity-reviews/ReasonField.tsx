import { type GetRef } from "antd";
import TextArea from "antd/es/input/TextArea";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";

const maxLength = 500;

const focus = (field: GetRef<typeof TextArea> | null): void => field?.focus();

type Props = { reason: string; isMissing: boolean; onChange: (reason: string) => void };

export function ReasonField({ reason, isMissing, onChange }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <>
      <label className="reviewview__label" htmlFor={id}>
        {t(($) => $.identityReviews.rejection.label)}
      </label>
      <span className="hint" id={`${id}-hint`}>
        {t(($) => $.identityReviews.rejection.hint)}
      </span>
      <TextArea
        ref={focus}
        id={id}
        required
        rows={4}
        maxLength={maxLength}
        value={reason}
        status={isMissing ? "error" : ""}
        aria-invalid={isMissing}
        aria-describedby={`${id}-hint ${id}-fault`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="reviewview__fault" id={`${id}-fault`} role="alert">
        {isMissing && t(($) => $.rules.required)}
      </p>
    </>
  );
}
