import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import type { Language } from "#contract/people/accounts.ts";
import { useSignedIn } from "#web/platform/auth/use-signed-in.ts";
import type { consent } from "#web/platform/i18n/sv/consent.ts";
import type { site } from "#web/platform/i18n/sv/site.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";
import { ConsentPanel } from "#web/platform/ui/consent/ConsentPanel.tsx";
import { PublicFooter } from "#web/platform/ui/public/PublicFooter.tsx";
import { PublicHeader } from "#web/platform/ui/public/PublicHeader.tsx";
import { signInPath, wantedLocation, wasEndedByInactivity } from "#web/platform/auth/next-location.ts";
import type { Texts as SiteTexts } from "#web/office/bug-report/page-picture/known-words.ts";
import { BuyUsed } from "./BuyUsed.tsx";
import type { LandingTexts } from "./landing-texts.ts";
import { Hero } from "./Hero.tsx";
import "./banners.css";
import "./steps.css";
import { Coins, Fingerprint, History, ShieldCheck, Target, type LucideIcon } from "lucide-react";
import { prices } from "#contract/points/prices.ts";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { QrSticker } from "#web/stickers/QrSticker.tsx";
import "./benefits.css";

type BenefitsProps = {
  kind?: "deep" | "sun" | "goal";
  icon?: LucideIcon;
  title: string;
  text: string;
  children?: ReactNode;
};

function Benefit({ kind, icon: Icon, title, text, children }: BenefitsProps): ReactNode {
  return (
    <li className={kind === undefined ? "benefit" : `benefit benefit--${kind}`}>
      <div className="benefit__text">
        {Icon !== undefined && <Icon className="benefit__icon" size={30} aria-hidden="true" />}
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </li>
  );
}

function Benefits({ texts }: { texts: LandingTexts }): ReactNode {
  const { benefits, sample } = texts;
  return (
    <section className="wrap benefits" id="why" aria-labelledby="why-title">
      <h2 id="why-title">{benefits.title}</h2>
      <ul className="benefits__list">
        <Benefit kind="deep" icon={ShieldCheck} {...benefits.safety}>
          <div className="benefit__stolen" aria-hidden="true">
            <span className="badge badge--stolen">{sample.stolen}</span>
            <Plate number="BX77K20914" label="" stolen />
          </div>
        </Benefit>
        <Benefit
          icon={Coins}
          title={benefits.price.title}
          text={`${prices.registration} ${benefits.price.text}`}
        />
        <Benefit icon={Fingerprint} {...benefits.identity} />
        <Benefit kind="sun" {...benefits.sticker}>
          <div className="benefit__sticker">
            <QrSticker size={116} text={sample.sticker} />
          </div>
        </Benefit>
        <Benefit icon={History} {...benefits.history} />
        <Benefit kind="goal" icon={Target} {...benefits.goal} />
      </ul>
    </section>
  );
}

function Steps({ texts }: { texts: LandingTexts["steps"] }): ReactNode {
  return (
    <section className="steps" id="how" aria-labelledby="how-title">
      <div className="wrap steps__inner">
        <h2 id="how-title">{texts.title}</h2>
        <ol className="steps__list">
          {texts.list.map((step, index) => (
            <li key={step.title}>
              <span className="steps__number" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Milliseconds after which the link opens even without the picture. */
const maxMilliseconds = 2000;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const takeAlong = async (texts: SiteTexts): Promise<void> => {
  const { takePictureAlong } = await import("#web/office/bug-report/page-picture/page-picture.ts");
  await takePictureAlong(texts);
};

/**
 * Takes a picture of the page before the bug report form opens; the form sends it only on request.
 * Leaves modified clicks to the browser. Returns a function that stops it.
 */
const watchLeaving = (texts: SiteTexts): (() => void) => {
  const leave = (event: MouseEvent): void => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href="/report-bug"]');
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    const longEnough = new Promise((resolve) => setTimeout(resolve, maxMilliseconds));
    void Promise.race([takeAlong(texts), longEnough])
      .catch(() => undefined)
      .then(() => location.assign(link.href));
  };
  document.addEventListener("click", leave);
  return () => document.removeEventListener("click", leave);
};

function StoresBanner({ texts }: { texts: LandingTexts["stores"] }): ReactNode {
  return (
    <section className="wrap" aria-labelledby="stores-title">
      <div className="stores">
        <div>
          <h2 id="stores-title">{texts.title}</h2>
          <p>{texts.text}</p>
        </div>
        <a className="btn btn--sun btn--lg" href="/for-shops">
          {texts.more}
        </a>
      </div>
    </section>
  );
}

const never = (): (() => void) => () => undefined;

function EndedNote({ texts }: { texts: LandingTexts["ended"] }): ReactNode {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => "",
  );
  const wanted = wantedLocation(search, "https://cykelregistret.invalid");
  if (!wasEndedByInactivity(search)) return null;
  return (
    <output className="endednote">
      <span>{texts.text}</span>
      <a href={wanted === undefined ? "/auth" : signInPath(wanted)}>{texts.again}</a>
    </output>
  );
}

type Props = {
  texts: LandingTexts;
  siteTexts: Texts<typeof site>;
  consentTexts: Texts<typeof consent>;
  language: Language;
};

export function LandingPage({ texts, siteTexts, consentTexts, language }: Props): ReactNode {
  const signedIn = useSignedIn();
  useEffect(() => watchLeaving([texts, siteTexts, consentTexts]), [texts, siteTexts, consentTexts]);
  return (
    <>
      <PublicHeader texts={siteTexts} language={language} signedIn={signedIn} />
      <main id="content">
        <EndedNote texts={texts.ended} />
        <Hero texts={texts} language={language} signedIn={signedIn} />
        <Benefits texts={texts} />
        <Steps texts={texts.steps} />
        <BuyUsed texts={texts} language={language} />
        <StoresBanner texts={texts.stores} />
      </main>
      <PublicFooter texts={siteTexts} cookies={consentTexts.settings} language={language} />
      <ConsentPanel texts={consentTexts} />
    </>
  );
}
