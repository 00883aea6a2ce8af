import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { useOffersForm } from "./use-offers-form.ts";
import "#web/ui/decision/decision.css";

/** Saves what is typed, or goes back to what is in force, and says how that went. */
export function SaveOffers({ state }: { state: ReturnType<typeof useOffersForm> }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.campaigns.offers, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      <p role="alert" className="decision__failure">
        {state.failure}
      </p>
      <output>{state.isSaved && texts.saved}</output>
      <div className="decision__ways">
        <button type="submit" className="btn btn--primary" aria-disabled={state.busy}>
          {state.busy ? t(($) => $.common.sending) : texts.submit}
        </button>
        <button type="button" className="btn btn--ghost" onClick={state.undo}>
          {texts.undo}
        </button>
      </div>
    </>
  );
}
