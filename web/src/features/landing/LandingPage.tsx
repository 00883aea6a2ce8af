import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import type { Language } from "#contract/accounts.ts";
import { hasStoredSession } from "#web/auth/stored-session.ts";
import type { consent } from "#web/i18n/sv/consent.ts";
import type { site } from "#web/i18n/sv/site.ts";
import type { Texts } from "#web/i18n/texts.ts";
import { ConsentPanel } from "#web/ui/consent/ConsentPanel.tsx";
import { PublicFooter } from "#web/ui/public/PublicFooter.tsx";
import { PublicHeader } from "#web/ui/public/PublicHeader.tsx";
import { Benefits } from "./Benefits.tsx";
import { BuyUsed } from "./BuyUsed.tsx";
import { EndedNote } from "./EndedNote.tsx";
import { Hero } from "./Hero.tsx";
import type { LandingTexts } from "./landing-texts.ts";
import { watchLeaving } from "./leave-for-report.ts";
import { Steps } from "./Steps.tsx";
import { StoresBanner } from "./StoresBanner.tsx";

type Props = {
  texts: LandingTexts;
  siteTexts: Texts<typeof site>;
  consentTexts: Texts<typeof consent>;
  language: Language;
};

const watchOtherTabs = (listener: () => void): (() => void) => {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
};

/** Prerendered for someone signed out, which most visitors are. */
export function LandingPage({ texts, siteTexts, consentTexts, language }: Props): ReactNode {
  const signedIn = useSyncExternalStore(watchOtherTabs, hasStoredSession, () => false);
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
        <StoresBanner texts={texts.stores} language={language} />
      </main>
      <PublicFooter texts={siteTexts} cookies={consentTexts.settings} language={language} />
      <ConsentPanel texts={consentTexts} />
    </>
  );
}
