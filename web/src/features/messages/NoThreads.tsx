import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";

/** For who has neither written nor been written to. */
export function NoThreads(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.messages.list, { returnObjects: true });
  return (
    <main className="wrap nomessages" id="content">
      <h1>{t(($) => $.messages.title)}</h1>
      <EmptyList icon={MessageCircle} title={texts.empty} text={texts.emptyText}>
        <Link className="btn btn--primary" to="/">
          {texts.emptyStep}
        </Link>
      </EmptyList>
    </main>
  );
}
