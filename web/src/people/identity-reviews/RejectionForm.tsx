import { type GetRef, Button } from "antd";
import TextArea from "antd/es/input/TextArea";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { useKeptDraft } from "#web/platform/cases/use-kept-draft.ts";

const maxLength = 500;

const focus = (field: GetRef<typeof TextArea> | null): void => field?.focus();

type ReasonFieldProps = { reason: string; isMissing: boolean; onChange: (reason: string) => void };

export function ReasonField({ reason, isMissing, onChange }: ReasonFieldProps): ReactNode {
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

type Props = { reviewId: string; busy: boolean; onReject: (reason: string) => void; onCancel: () => void };

export function RejectionForm({ reviewId, busy, onReject, onCancel }: Props): ReactNode {
  const { t } = useTranslation();
  const { draft: reason, write, forget } = useKeptDraft(`identities:${reviewId}`, z.string(), "");
  const [submitted, setSubmitted] = useState(false);
  const trimmed = reason.trim();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (trimmed !== "") onReject(trimmed);
      }}
    >
      <ReasonField reason={reason} isMissing={submitted && trimmed === ""} onChange={write} />
      <div className="ways ways--apart reviewview__actions">
        <Button danger type="primary" htmlType="submit" loading={busy}>
          {t(($) => $.identityReviews.rejection.submit)}
        </Button>
        <Button
          onClick={() => {
            forget();
            onCancel();
          }}
        >
          {t(($) => $.common.cancel)}
        </Button>
      </div>
    </form>
  );
}
