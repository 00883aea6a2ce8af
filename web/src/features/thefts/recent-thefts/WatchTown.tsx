import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { signInPath } from "#web/auth/next-location.ts";
import { useSession } from "#web/auth/session.ts";
import { WatchButton } from "#web/shared/alerts/WatchButton.tsx";
import { type Area, parametersOf } from "./area.ts";

const miles = { "1": 1, "3": 3, "5": 5 } as const;

/** To be told of thefts near a town. Strangers sign in first and come back here. */
export function WatchTown({ area, town }: { area: Area; town: string }): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const isCustomer = session.state === "signed-in" && session.role === "customer";
  if (session.state !== "signed-out" && !isCustomer) return null;
  const { radius = "1", type, color } = area;
  const name = t(($) => $.recentThefts.watch.name, { town }).slice(0, 60);
  return (
    <section className="thefts__watch" aria-labelledby="watch-town">
      <div>
        <h2 id="watch-town">{t(($) => $.recentThefts.watch.title, { town })}</h2>
        <p>{t(($) => $.recentThefts.watch.text)}</p>
      </div>
      {isCustomer ? (
        <WatchButton
          initial={{ name, kind: "stolen", criteria: { city: town, radius: miles[radius], type, color } }}
        >
          {t(($) => $.recentThefts.watch.button, { town })}
        </WatchButton>
      ) : (
        <Link className="btn btn--primary" to={signInPath(`/stolen?${parametersOf(area).toString()}`)}>
          {t(($) => $.recentThefts.watch.signIn)}
        </Link>
      )}
    </section>
  );
}
