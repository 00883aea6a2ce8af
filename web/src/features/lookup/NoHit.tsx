import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#web/auth/session.ts";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";

const editSearch = (): void => {
  const field = document.querySelector<HTMLInputElement>("#frame-number");
  field?.focus();
  field?.select();
};

/** No hit is no clearance: an unregistered bike may be stolen as well. */
export function NoHit({ frameNumber }: { frameNumber: string }): ReactNode {
  const { t } = useTranslation();
  const signedIn = useSession().state === "signed-in";
  const tips = t(($) => $.lookup.miss.tipList, { returnObjects: true });
  return (
    <div className="lookup__state">
      <div className="lookup__faded">
        <BikeArt type="herr" />
      </div>
      <h2>
        {t(($) => $.lookup.miss.title)} <span className="mono">{frameNumber}</span>
      </h2>
      <p className="muted">{t(($) => $.lookup.miss.text)}</p>
      <div className="lookup__actions">
        <a className="btn btn--primary btn--lg" href={signedIn ? "/bike-registration" : "/register"}>
          {t(($) => $.lookup.miss.register)}
        </a>
        <button type="button" className="btn btn--ghost btn--lg" onClick={editSearch}>
          {t(($) => $.lookup.miss.change)}
        </button>
      </div>
      <div className="lookup__tips">
        <h3>{t(($) => $.lookup.miss.tips)}</h3>
        <ul>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
