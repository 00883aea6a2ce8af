import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { InfoPage } from "./InfoPage.tsx";
import { whyEn } from "#web/app/info/texts/why-en.ts";
import { whySv } from "#web/app/info/texts/why-sv.ts";

export function WhyPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <InfoPage texts={{ sv: whySv, en: whyEn }}>
      <p className="ways ways--apart">
        <a className="btn btn--primary" href="/bike-registration">
          {t(($) => $.site.registerBike)}
        </a>
        <a className="btn btn--ghost" href={pageAddress("/bike-search", usePageLanguage())}>
          {t(($) => $.site.search)}
        </a>
      </p>
    </InfoPage>
  );
}
