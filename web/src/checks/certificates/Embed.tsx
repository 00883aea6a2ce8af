import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { CertificatePlace } from "#contract/checks/certificates.ts";
import { badgeSnippet } from "#web/checks/certificate/badge-snippet.ts";
import { Snippet } from "#web/checks/certificate/Snippet.tsx";

/** The line of code that shows this certificate in an ad. */
export function Embed({ place }: { place: CertificatePlace }): ReactNode {
  const { t } = useTranslation();
  const { title, lead, more } = t(($) => $.certificateOfCheck.badge, { returnObjects: true });
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
