import { QrCode } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import "./missing-code.css";

/** Shown at /qr when the address of a bike's code lacks the code. */
export function MissingCodePage(): ReactNode {
  const language = usePageLanguage();
  const texts = useTexts(($) => $.missingCode);
  usePageTitle(texts.title);
  return (
    <main className="wrap page missingcode" id="content">
      <h1>{texts.title}</h1>
      <section className="missingcode__state">
        <span className="missingcode__icon">
          <QrCode size={40} strokeWidth={1.6} aria-hidden="true" />
        </span>
        <h2>{texts.heading}</h2>
        <p className="muted">{texts.text}</p>
        <Link className="btn btn--primary" to={pageAddress("/bike-search", language)}>
          {texts.search}
        </Link>
      </section>
    </main>
  );
}
