import { ArrowRight, Check } from "lucide-react";
import type { ReactNode } from "react";
import type { Language } from "#contract/people/accounts.ts";
import { documentAddress } from "#contract/people/documents.ts";
import { PlateSearch } from "#web/platform/ui/plate-search/PlateSearch.tsx";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import { QrSticker } from "#web/stickers/QrSticker.tsx";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import type { LandingTexts } from "./landing-texts.ts";
import "./hero-art.css";
import "./hero.css";

/** A fictitious bike; the name is masked as in the registry. */
function SampleCertificate({ texts }: { texts: LandingTexts["sample"] }): ReactNode {
  const history = [
    ["2021", texts.bought],
    ["2023", texts.transferred],
    [texts.today, "An** L********"],
  ] as const;
  return (
    <div className="sample">
      <div className="sample__top">
        <Plate number="WTU204K8861" label="" size="lg" />
        <Badge tone="registered">
          <span className="sample__verified">{texts.verified}</span>
        </Badge>
      </div>
      <ol className="sample__history">
        {history.map(([when, what]) => (
          <li key={when}>
            <b>{when}</b>
            {what}
          </li>
        ))}
      </ol>
    </div>
  );
}

function HeroScene(): ReactNode {
  return (
    <svg className="heroart__scene" viewBox="0 0 600 600" preserveAspectRatio="xMidYMax slice" fill="none">
      <circle cx="446" cy="166" r="88" fill="#ffc629" />
      <path
        d="M-20 420V330q64-46 124-22q44-74 120-48q62-70 150-18q58-50 124 2q60-34 152 32V430Z"
        fill="#0d4d40"
      />
      <path
        d="M46 420V342m0 34l-20-18m20 4l18-16M548 420V322m0 44l-22-18m22-2l20-18M586 420V360"
        stroke="#0a4033"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M-20 418H640V620H-20Z" fill="#0a4033" />
      <path d="M-20 418H640" stroke="#12654f" strokeWidth="3" />
      <path
        d="M10 476h70m50 0h70m50 0h70m50 0h70m50 0h70m50 0h70"
        stroke="#eef6f2"
        strokeOpacity=".2"
        strokeWidth="7"
      />
    </svg>
  );
}

function HeroArt({ texts }: { texts: LandingTexts["sample"] }): ReactNode {
  return (
    <div className="heroart" aria-hidden="true">
      <div className="heroart__panel">
        <HeroScene />
        <BikeArt className="heroart__bike" type="dam" color="vit" ground={false} />
      </div>
      <div className="heroart__sticker">
        <QrSticker size={96} text={texts.sticker} />
      </div>
      <SampleCertificate texts={texts} />
    </div>
  );
}

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
          <a className="btn btn--ghost btn--lg" href={`${documentAddress("/check", language)}#camera`}>
            {hero.camera}
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
