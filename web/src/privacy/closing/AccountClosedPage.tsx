import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { AccountLayout } from "#web/platform/ui/account/AccountLayout.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

/** The page /account-closed, shown after closing the account. */
export function AccountClosedPage(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.closing.closed, { returnObjects: true });
  const language = usePageLanguage();
  const [parameters] = useSearchParams();
  const until = parameters.get("until") ?? "";
  if (Number.isNaN(Date.parse(until))) return <Navigate to="/auth" replace />;
  return (
    <AccountLayout title={texts.title}>
      <p className="account__lead">{t(($) => $.closing.closed.text, { day: dayText(until, language) })}</p>
      <p>{texts.regret}</p>
      <div className="ways ways--apart">
        <a className="btn btn--primary" href={language === "en" ? "/en/" : "/"}>
          {texts.home}
        </a>
        <a className="btn btn--ghost" href="/auth">
          {texts.signIn}
        </a>
      </div>
    </AccountLayout>
  );
}
