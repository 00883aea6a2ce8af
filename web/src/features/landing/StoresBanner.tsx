import type { ReactNode } from "react";
import type { LandingTexts } from "./landing-texts.ts";
import "./stores-banner.css";

export function StoresBanner({ texts }: { texts: LandingTexts["stores"] }): ReactNode {
  return (
    <section className="wrap" id="stores" aria-labelledby="stores-title">
      <div className="stores">
        <div>
          <h2 id="stores-title">{texts.title}</h2>
          <p>{texts.text}</p>
        </div>
        <a className="btn btn--sun btn--lg" href="/bike-search">
          {texts.search}
        </a>
      </div>
    </section>
  );
}
