import { ArrowRight, Check } from "lucide-react";
import type { ReactNode } from "react";
import type { Language } from "#contract/accounts.ts";
import { PlateSearch } from "#web/ui/plate-search/PlateSearch.tsx";
import { HeroArt } from "./HeroArt.tsx";
import type { LandingTexts } from "./landing-texts.ts";
import "./hero.css";

type Props = { texts: LandingTexts; language: Language; signedIn: boolean };

export function Hero({ texts, language, signedIn }: Props): ReactNode {
  const { hero } = texts;
  return (
    <section className="hero wrap">
      <div className="hero__text">
        <h1>{hero.title}</h1>
        <p className="hero__lead">{hero.lead}</p>
        <PlateSearch
          id="hero-search"
          language={language}
          label={hero.field}
          placeholder={hero.placeholder}
          button={hero.search}
        />
        <div className="hero__actions">
          <a className="btn btn--sun btn--lg" href={signedIn ? "/bike-registration" : "/register"}>
            {signedIn ? hero.registerBike : hero.createAccount}
            <ArrowRight size={20} strokeWidth={2.4} aria-hidden="true" />
          </a>
          <a className="btn btn--ghost btn--lg" href={signedIn ? "/my-bikes" : "/auth"}>
            {signedIn ? hero.myBikes : hero.signIn}
          </a>
        </div>
        <ul className="hero__points">
          {hero.points.map((point) => (
            <li key={point}>
              <Check size={18} strokeWidth={3} aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <HeroArt texts={texts.sample} />
    </section>
  );
}
