import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { CertificatePlace } from "#contract/checks/certificates.ts";
import { badgeSnippet } from "#web/checks/certificate/badge-snippet.ts";
import { Snippet } from "#web/checks/certificate/Snippet.tsx";

/** The line that shows this certificate in an ad. */
export function Embed({ place }: { place: CertificatePlace }): ReactNode {
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
