import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { documentAddress } from "#contract/documents.ts";
import { FrameSpots } from "#web/ui/FrameSpots.tsx";
import { InfoPage } from "./InfoPage.tsx";
import { ReceiptExample } from "./ReceiptExample.tsx";
import { StolenExample } from "./StolenExample.tsx";
import { howFigures } from "./texts/how-figures.ts";
import { howEn } from "./texts/how-en.ts";
import { howSv } from "./texts/how-sv.ts";

export function HowPage(): ReactNode {
  const { t, i18n } = useTranslation();
  const figures = howFigures[i18n.language === "en" ? "en" : "sv"];
  return (
    <InfoPage
      texts={{ sv: howSv, en: howEn }}
      figures={{
        "frame-number": (
          <figure className="info__figure">
            <FrameSpots places={figures.places} />
          </figure>
        ),
        receipt: <ReceiptExample text={figures.receipt} />,
        check: <StolenExample text={figures.stolen} />,
      }}
    >
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
