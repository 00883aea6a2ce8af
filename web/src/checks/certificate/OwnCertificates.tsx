import { useInfiniteQuery } from "@tanstack/react-query";
import { FileBadge } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { OwnCertificate } from "#contract/checks/certificates.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { ownCertificates, pathOf } from "./certificate-api.ts";
import "./certificate.css";

function Row({ certificate }: { certificate: OwnCertificate }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { number, frameNumber, at, result } = certificate;
  return (
    <Link className="own-certificate" to={pathOf(certificate)}>
      <b className="mono">{frameNumber}</b>
      <span>{t(($) => $.certificateOfCheck.results[result])}</span>
      <span className="muted">
        {momentText(at, language)} · {number}
      </span>
    </Link>
  );
}

function NoCertificates(): ReactNode {
  const { title, text, step } = useTexts(($) => $.certificateOfCheck.empty);
  return (
    <EmptyList icon={FileBadge} title={title} text={text}>
      <Link className="btn btn--primary" to="/check">
        {step}
      </Link>
    </EmptyList>
  );
}

/** The certificates that the signed-in person has asked for, newest first. */
export function OwnCertificates(): ReactNode {
  return (
    <PagedList
      query={useInfiniteQuery(ownCertificates)}
      why={failureText}
      empty={<NoCertificates />}
      keyOf={({ number }) => number}
    >
      {(certificate) => <Row certificate={certificate} />}
    </PagedList>
  );
}
