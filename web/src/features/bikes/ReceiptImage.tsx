import { Button } from "antd";
import { LockKeyhole } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

type Props = { url: string | undefined; onRetry: () => void };

export function ReceiptImage({ url, onRetry }: Props): ReactNode {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  const texts = t(($) => $.bikes.receipt, { returnObjects: true });
  if (url === undefined) return <p>{texts.missing}</p>;
  if (failed) {
    return (
      <div className="receipt" role="alert">
        <p>{texts.failed}</p>
        <Button onClick={onRetry}>{t(($) => $.common.tryAgain)}</Button>
      </div>
    );
  }
  return (
    <div className="receipt">
      <a href={url} target="_blank" rel="noreferrer" aria-label={`${texts.image}. ${texts.newTab}`}>
        <img src={url} alt={texts.image} onError={() => setFailed(true)} />
      </a>
      <p className="chip">
        <LockKeyhole size={16} aria-hidden="true" />
        {texts.privacy}
      </p>
    </div>
  );
}
