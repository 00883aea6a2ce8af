import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSession } from "#web/auth/session.ts";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { numberAsked } from "./number-asked.ts";
import { everything, parametersOf, type Search } from "./search.ts";

type Props = {
  search: Search;
  /** Numbers that may have been meant. */
  near: ReactNode;
  onShow: (next: Search) => void;
  onEdit: () => void;
};

function Title({ search }: { search: Search }): ReactNode {
  const { t } = useTranslation();
  const number = numberAsked(search.q);
  if (number === undefined) return <h2>{t(($) => $.search.miss.none[search.status])}</h2>;
  return (
    <h2>
      {t(($) => $.search.miss.number)} <span className="mono">{number}</span>
    </h2>
  );
}

function Tips(): ReactNode {
  const { t } = useTranslation();
  const tips = t(($) => $.search.miss.tipList, { returnObjects: true });
  return (
    <div className="search__tips">
      <h3>{t(($) => $.search.miss.tips)}</h3>
      <ul>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </div>
  );
}

function Actions({ search, onShow, onEdit }: Omit<Props, "near">): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const isNarrowed = parametersOf({ ...search, q: undefined }).size > 0;
  const register = session.state === "signed-in" ? "/bike-registration" : "/register";
  return (
    <div className="search__actions">
      {(session.state !== "signed-in" || session.role === "customer") && (
        <Link className="btn btn--primary btn--lg" to={register}>
          {t(($) => $.search.miss.register)}
        </Link>
      )}
      {isNarrowed && (
        <button
          type="button"
          className="btn btn--ghost btn--lg"
          onClick={() => onShow({ ...everything, q: search.q })}
        >
          {t(($) => $.search.filters.clear)}
        </button>
      )}
      <button type="button" className="btn btn--ghost btn--lg" onClick={onEdit}>
        {t(($) => $.search.miss.change)}
      </button>
    </div>
  );
}

/** No hit is no clearance: an unregistered bike may be stolen as well. */
export function NoHit({ near, ...props }: Props): ReactNode {
  const { t } = useTranslation();
  const { search } = props;
  const isNumber = numberAsked(search.q) !== undefined;
  return (
    <div className="search__state">
      <div className="search__faded">
        <BikeArt type="herr" />
      </div>
      <div aria-live="polite">
        <Title search={search} />
      </div>
      {near}
      <p className="muted">
        {isNumber ? t(($) => $.search.miss.text) : t(($) => $.search.miss.textWithoutNumber)}
      </p>
      <Actions {...props} />
      {isNumber && <Tips />}
    </div>
  );
}
