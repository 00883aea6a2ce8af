import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, CircleQuestionMark, CircleX, History, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useParams } from "react-router-dom";
import {
  CertificateFile,
  type CertificatePlace,
  type GenuineCertificate,
} from "#contract/checks/certificates.ts";
import { PaperCheck } from "#web/bikes/verdict/PaperCheck.tsx";
import { PaperVerdict } from "#web/bikes/verdict/PaperVerdict.tsx";
import { certificateQuery } from "#web/checks/certificate/certificate-api.ts";
import { answerFacts, resultText, toneOf } from "#web/checks/certificate/certificate-facts.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { Paper } from "./Paper.tsx";
import { Verify } from "./Verify.tsx";
import "#web/checks/certificate/certificate.css";
import { badgeSnippet } from "#web/checks/certificate/badge-snippet.ts";
import { Snippet } from "#web/checks/certificate/Snippet.tsx";

/** The line that shows this certificate in an ad. */
function Embed({ place }: { place: CertificatePlace }): ReactNode {
  const { title, lead, more } = useTexts(($) => $.certificateOfCheck.badge);
  return (
    <section className="certificate__part">
      <h2>{title}</h2>
      <p>{lead}</p>
      <Snippet code={badgeSnippet(location.origin, place)} />
      <p>
        <Link className="tap" to="/marketplaces">
          {more}
        </Link>
      </p>
    </section>
  );
}

const icons = { good: BadgeCheck, old: CircleQuestionMark, bad: TriangleAlert } as const;

/** By the server's time, because the reader's clock may be wrong. */
function Verdict({ certificate: { now, hasChanged } }: { certificate: GenuineCertificate }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = useTexts(($) => $.certificateOfCheck.page);
  const note = t(($) => $.certificateOfCheck.page.checked, { at: momentText(now.at, language) });
  if (!hasChanged) {
    const tone = toneOf(now);
    return (
      <PaperVerdict
        tone={tone}
        icon={icons[tone]}
        title={texts.genuine}
        lead={`${resultText(now)} ${texts.same}`}
        note={note}
      />
    );
  }
  const isBad = toneOf(now) === "bad";
  return (
    <PaperVerdict
      tone={isBad ? "bad" : "old"}
      icon={isBad ? TriangleAlert : History}
      title={texts.changed}
      lead={`${texts.now}: ${resultText(now)}`}
      note={`${texts.changedText} ${note}`}
    />
  );
}

type Props = { readonly certificate: GenuineCertificate; readonly place: CertificatePlace };

function Genuine({ certificate, place }: Props): ReactNode {
  const { now, hasChanged } = certificate;
  const content = CertificateFile.parse(JSON.parse(certificate.file));
  const texts = useTexts(($) => $.certificateOfCheck.page);
  const rows = hasChanged ? answerFacts(now) : [];
  return (
    <>
      <Verdict certificate={certificate} />
      {rows.length > 0 && (
        <section className="certificate__part">
          <h2>{texts.now}</h2>
          <Facts facts={rows} />
        </section>
      )}
      <Paper content={content} certificate={certificate} place={place} />
      <Verify content={content} certificate={certificate} />
      <Embed place={place} />
      <Link className="btn btn--ghost" to="/check">
        {texts.again}
      </Link>
    </>
  );
}

/** The page of a certificate's code. */
export function CertificatePage(): ReactNode {
  const { t } = useTranslation();
  const { certificate: number = "", certificateCode: code = "" } = useParams();
  const place = { number: number.toUpperCase(), code: code.toUpperCase() };
  const texts = useTexts(($) => $.certificateOfCheck.page);
  usePageTitle(t(($) => $.certificateOfCheck.title));
  return (
    <PaperCheck
      query={useQuery(certificateQuery(place))}
      unknown="certificate-not-found"
      texts={texts}
      of={["title", "block"]}
    >
      {(certificate) =>
        certificate.verdict === "altered" ? (
          <PaperVerdict tone="bad" icon={CircleX} title={texts.altered} lead={texts.alteredText} />
        ) : (
          <Genuine certificate={certificate} place={place} />
        )
      }
    </PaperCheck>
  );
}
