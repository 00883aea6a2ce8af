import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { documentAddress } from "#contract/documents.ts";
import { InfoPage } from "./InfoPage.tsx";
import { howEn } from "./texts/how-en.ts";
import { howSv } from "./texts/how-sv.ts";

export function HowPage(): ReactNode {
  const { t, i18n } = useTranslation();
  return (
    <InfoPage texts={{ sv: howSv, en: howEn }}>
      <p className="info__next">
        <a className="btn btn--primary" href="/bike-registration">
          {t(($) => $.site.registerBike)}
        </a>
        <a
          className="btn btn--ghost"
          href={documentAddress("/contact", i18n.language === "en" ? "en" : "sv")}
        >
          {t(($) => $.site.contact)}
        </a>
      </p>
    </InfoPage>
  );
}
