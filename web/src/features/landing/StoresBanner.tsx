import type { ReactNode } from "react";
import type { Language } from "#contract/accounts.ts";
import { documentAddress } from "#contract/documents.ts";
import type { LandingTexts } from "./landing-texts.ts";
import "./stores-banner.css";

type Props = { texts: LandingTexts["stores"]; language: Language };

export function StoresBanner({ texts, language }: Props): ReactNode {
  return (
    <section className="wrap" id="stores" aria-labelledby="stores-title">
      <div className="stores">
        <div>
          <h2 id="stores-title">{texts.title}</h2>
          <p>{texts.text}</p>
        </div>
        <a className="btn btn--sun btn--lg" href={documentAddress("/bike-search", language)}>
          {texts.search}
        </a>
      </div>
    </section>
  );
}
