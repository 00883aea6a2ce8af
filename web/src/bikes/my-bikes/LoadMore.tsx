import { Button } from "antd";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

type Props = { busy: boolean; failed: boolean; onMore: () => void };

/** Loads the next page when scrolled near or clicked. After a failure it waits for a click. */
export function LoadMore({ busy, failed, onMore }: Props): ReactNode {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const waits = busy || failed;
  useEffect(() => {
    if (waits || place.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) onMore();
      },
      { rootMargin: "300px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [waits, onMore]);
  return (
    <div ref={place} className="mybikes__more">
      <p role="alert">{failed && t(($) => $.bikes.moreFailed)}</p>
      <Button size="large" onClick={onMore} loading={busy}>
        {failed ? t(($) => $.common.tryAgain) : t(($) => $.bikes.loadMore)}
      </Button>
    </div>
  );
}
