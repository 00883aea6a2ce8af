import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { fewestAsked } from "#contract/frame-number.ts";
import { useSession } from "#web/auth/session.ts";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { numberAsked } from "./number-asked.ts";
import { everything, parametersOf, type Search } from "./search.ts";

type Props = {
  search: Search;
  /** What the words were taken for. */
  understood: ReactNode;
  onShow: (next: Search) => void;
  onEdit: () => void;
};

/** Letters and digits: `#a` is one sign to look for. */
const isShort = ({ q = "" }: Search): boolean =>
  q !== "" && q.replaceAll(/[^\p{L}\p{N}]/gu, "").length < fewestAsked;

/** That no bike has the number that was asked for, or fits. */
function MissTitle({ search }: { search: Search }): ReactNode {
  const { t } = useTranslation();
  const number = numberAsked(search.q);
  if (isShort(search)) return <h2>{t(($) => $.search.miss.short)}</h2>;
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

function Actions({ search, onShow, onEdit }: Omit<Props, "understood">): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const isNarrowed = parametersOf({ ...search, q: undefined }).size > 0;
  const register = session.state === "signed-in" ? "/bike-registration" : "/register";
  const mayRegister = session.state !== "signed-in" || session.role === "customer";
  return (
    <div className="search__actions">
      {mayRegister && !isShort(search) && (
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

function Text({ search }: { search: Search }): ReactNode {
  const { t } = useTranslation();
  if (isShort(search)) return t(($) => $.search.miss.shortText);
  return numberAsked(search.q) === undefined
    ? t(($) => $.search.miss.textWithoutNumber)
    : t(($) => $.search.miss.text);
}

/** No hit is no clearance: an unregistered bike may be stolen as well. */
export function NoHit({ understood, ...props }: Props): ReactNode {
  const { search } = props;
  return (
    <div className="search__state">
      <div className="search__faded">
        <BikeArt type="herr" />
      </div>
      <div aria-live="polite">
        <MissTitle search={search} />
      </div>
      {understood}
      <p className="muted">
        <Text search={search} />
      </p>
      <Actions {...props} />
      {numberAsked(search.q) !== undefined && <Tips />}
    </div>
  );
}

/** Below bikes that may have been meant nothing is said of what a missing number means: it may be theirs. */
export function NearMiss({ search, near, onEdit }: Pick<Props, "search" | "onEdit"> & { near: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      {near}
      <div className="search__state search__state--near">
        <MissTitle search={search} />
        <button type="button" className="btn btn--ghost btn--lg" onClick={onEdit}>
          {t(($) => $.search.miss.change)}
        </button>
        <Tips />
      </div>
    </>
  );
}
