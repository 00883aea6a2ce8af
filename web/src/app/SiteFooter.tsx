import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { signOutEverywhere, useSession } from "#web/auth/session.ts";
import { PublicFooter } from "#web/ui/public/PublicFooter.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

/** Stands on every page, with the way out for somebody signed in. */
export function SiteFooter(): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const signOut = { text: t(($) => $.common.nav.signOut), onClick: () => void signOutEverywhere() };
  return (
    <PublicFooter
      texts={t(($) => $.site, { returnObjects: true })}
      cookies={t(($) => $.consent.settings)}
      language={usePageLanguage()}
      {...(session.state === "signed-in" && { signOut })}
    />
  );
}
