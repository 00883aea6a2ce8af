import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { badgePolicy, badgeSnippet } from "#web/checks/certificate/badge-snippet.ts";
import { Snippet } from "#web/checks/certificate/Snippet.tsx";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import "#web/checks/certificate/certificate.css";

/** Invented, for the examples. */
const example = { number: "I-261130-7Q2M9X", code: "7Q4MK2XP01AB23CD" };

/** /marketplaces: how others show the badge of a certificate. */
export function MarketplacesPage(): ReactNode {
  const texts = useTexts(($) => $.certificateOfCheck.marketplaces);
  const language = usePageLanguage();
  usePageTitle(texts.title);
  const { origin } = location;
  const data = `${origin}/api/certificates/${example.number}/${example.code}/badge`;
  return (
    <main className="wrap marketplaces" id="content">
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <h2>{texts.how}</h2>
      <p>{texts.howText}</p>
      <Snippet code={badgeSnippet(origin, example)} />
      <p>{texts.language}</p>
      <h2>{texts.shows}</h2>
      <ul>
        {Object.values(texts.states).map((state) => (
          <li key={state}>{state}</li>
        ))}
      </ul>
      <h2>{texts.policy}</h2>
      <p>{texts.policyText}</p>
      <Snippet code={badgePolicy(origin)} />
      <h2>{texts.server}</h2>
      <p>{texts.serverText}</p>
      <Snippet code={`curl ${data}`} />
      <h2>{texts.keys}</h2>
      <p>
        {texts.keysText}{" "}
        <Link to={`${pageAddress("/how-to-use", language)}#developers`}>{texts.keysGuide}</Link>
      </p>
      <h2>{texts.privacy}</h2>
      <p>{texts.privacyText}</p>
    </main>
  );
}
