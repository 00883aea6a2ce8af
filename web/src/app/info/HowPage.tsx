import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { documentAddress } from "#contract/people/documents.ts";
import { FrameSpots } from "#web/bikes/FrameSpots.tsx";
import { InfoPage } from "./InfoPage.tsx";
import { howFigures, type HowFigures } from "#web/app/info/texts/how-figures.ts";
import { howEn } from "#web/app/info/texts/how-en.ts";
import { howSv } from "#web/app/info/texts/how-sv.ts";
import { Check } from "lucide-react";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { apiKeyHeader } from "#contract/platform/reading-limits.ts";
import { apiBase } from "#contract/platform/route.ts";

/** Commands that work as they stand. The number is an invented one. */
const examplesAt = (origin: string) =>
  ({
    one: `curl ${origin}${apiBase}/v1/status/WTU204K8861`,
    key: `curl -H "${apiKeyHeader}: $CYKELREGISTRET_KEY" ${origin}${apiBase}/v1/status/WTU204K8861`,
    description: `curl ${origin}/status-api.json`,
  }) as const;

const neverChanges = (): (() => void) => () => undefined;

/** For developers, in the guide. The page is written before its address is known. */
function StatusExamples({ words }: { words: HowFigures["status"] }): ReactNode {
  const examples = examplesAt(
    useSyncExternalStore(
      neverChanges,
      () => location.origin,
      () => "",
    ),
  );
  return (
    <figure className="info__figure">
      {(["one", "key", "description"] as const).map((name) => (
        <div key={name}>
          <p>{words[name]}</p>
          <pre className="info__command">
            <code>{examples[name]}</code>
          </pre>
        </div>
      ))}
    </figure>
  );
}

function StolenExample({ text }: { text: HowFigures["stolen"] }): ReactNode {
  const { t } = useTranslation();
  return (
    <figure className="info__figure stolenexample">
      <div aria-hidden="true">
        <BikeArt type="dam" color="röd" />
      </div>
      <div className="stolenexample__words">
        <Badge tone="stolen">{t(($) => $.vocabulary.status.stolen)}</Badge>
        <p>
          <b>Monark Karin</b>
        </p>
        <Plate number="WTU204K8861" label={t(($) => $.common.frameNumber)} size="sm" stolen />
        <p>{text.since}</p>
      </div>
      <figcaption>{text.caption}</figcaption>
    </figure>
  );
}

function ReceiptExample({ text }: { text: HowFigures["receipt"] }): ReactNode {
  return (
    <figure className="info__figure">
      <ul className="receiptexample__paper" lang="sv">
        {text.lines.map(({ words, needed }) => (
          <li key={words}>
            {needed ? (
              <mark>
                <Check size={16} strokeWidth={2.6} aria-hidden="true" />
                {words}
              </mark>
            ) : (
              words
            )}
          </li>
        ))}
      </ul>
      <figcaption>
        {text.caption} <a href="/kvittomall.html">{text.template}</a>
      </figcaption>
    </figure>
  );
}

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
        developers: <StatusExamples words={figures.status} />,
      }}
    >
      <p className="ways ways--apart">
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
