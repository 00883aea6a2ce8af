import { LockKeyhole } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import "./receipt.css";

type Props = {
  url: string | undefined;
  onRetry: () => void;
  /** Shown to an administrator instead of the owner. */
  byOther?: boolean;
};

export function ReceiptImage({ url, onRetry, byOther = false }: Props): ReactNode {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const texts = t(($) => $.history.receipt, { returnObjects: true });
  if (url === undefined) return <p>{texts.missing}</p>;
  if (failed) {
    return (
      <div className="receipt" role="alert">
        <p>{texts.failed}</p>
        <button type="button" className="btn btn--ghost" onClick={onRetry}>
          {t(($) => $.common.tryAgain)}
        </button>
      </div>
    );
  }
  return (
    <div className="receipt">
      <a href={url} target="_blank" rel="noreferrer" aria-label={`${texts.image}. ${texts.newTab}`}>
        <img src={url} alt={texts.image} onError={() => setFailed(true)} />
      </a>
      {!byOther && (
        <p className="chip">
          <LockKeyhole size={16} aria-hidden="true" />
          {texts.privacy}
        </p>
      )}
    </div>
  );
}
