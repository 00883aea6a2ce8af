import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { InfoPage } from "./InfoPage.tsx";
import { whyEn } from "./texts/why-en.ts";
import { whySv } from "./texts/why-sv.ts";

export function WhyPage(): ReactNode {
  const { t } = useTranslation();
  return (
    <InfoPage texts={{ sv: whySv, en: whyEn }}>
      <p className="info__next">
        <a className="btn btn--primary" href="/bike-registration">
          {t(($) => $.site.registerBike)}
        </a>
        <a className="btn btn--ghost" href="/bike-search">
          {t(($) => $.site.search)}
        </a>
      </p>
    </InfoPage>
  );
}
