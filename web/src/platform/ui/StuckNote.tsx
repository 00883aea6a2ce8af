import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { usePageLanguage } from "./use-page-language.ts";

/** Offers a way to reach a person where somebody may be stuck. */
export function StuckNote(): ReactNode {
  const { t } = useTranslation();
  const contact = pageAddress("/contact", usePageLanguage());
  return (
    <p className="muted">
      {t(($) => $.common.stuck)} <Link to={contact}>{t(($) => $.site.contact)}</Link>
    </p>
  );
}
