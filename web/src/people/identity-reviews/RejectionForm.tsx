import { Button } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { useKeptDraft } from "#web/platform/cases/use-kept-draft.ts";
import { ReasonField } from "./ReasonField.tsx";

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
      <div className="reviewview__actions">
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
