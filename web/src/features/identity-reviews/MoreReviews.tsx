import { Button } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type Props = { busy: boolean; failed: boolean; onMore: () => void };

export function MoreReviews({ busy, failed, onMore }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="reviews__more">
      <p role="alert">{failed && t(($) => $.identityReviews.moreFailed)}</p>
      <Button onClick={onMore} loading={busy}>
        {failed ? t(($) => $.common.tryAgain) : t(($) => $.identityReviews.more)}
      </Button>
    </div>
  );
}
