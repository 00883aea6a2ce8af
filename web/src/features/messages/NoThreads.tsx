import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** For who has neither written nor been written to. */
export function NoThreads(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.messages.list, { returnObjects: true });
  return (
    <main className="wrap nomessages" id="content">
      <h1>{t(($) => $.messages.title)}</h1>
      <section className="paged__state">
        <MessageCircle size={56} strokeWidth={1.5} aria-hidden="true" />
        <h2>{texts.empty}</h2>
        <p className="muted">{texts.emptyText}</p>
        <Link className="btn btn--primary" to="/">
          {texts.emptyStep}
        </Link>
      </section>
    </main>
  );
}
