import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Grey pieces where head, messages and field will be. */
export function TalkSkeleton(): ReactNode {
  const { t } = useTranslation();
  return (
    <section className="messages__talk talk-skeleton">
      <h1 className="sr">{t(($) => $.messages.title)}</h1>
      <output className="sr">{t(($) => $.common.loading)}</output>
      <span className="skeleton talk-skeleton__head" aria-hidden="true" />
      <span className="skeleton talk-skeleton__theirs" aria-hidden="true" />
      <span className="skeleton talk-skeleton__mine" aria-hidden="true" />
      <span className="skeleton talk-skeleton__theirs" aria-hidden="true" />
    </section>
  );
}
