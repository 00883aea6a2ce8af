import { Button } from "antd";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ReasonField } from "./ReasonField.tsx";

type Props = { busy: boolean; onReject: (reason: string) => void; onCancel: () => void };

/** Nobody is rejected without being told why. */
export function RejectionForm({ busy, onReject, onCancel }: Props): ReactNode {
  const { t } = useTranslation();
  const [reason, write] = useState("");
  const [asked, ask] = useState(false);
  const said = reason.trim();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask(true);
        if (said !== "") onReject(said);
      }}
    >
      <ReasonField reason={reason} isMissing={asked && said === ""} onChange={write} />
      <div className="reviewview__actions">
        <Button danger type="primary" htmlType="submit" loading={busy}>
          {t(($) => $.identityReviews.rejection.submit)}
        </Button>
        <Button onClick={onCancel}>{t(($) => $.common.cancel)}</Button>
      </div>
    </form>
  );
}
