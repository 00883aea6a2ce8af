import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { minSearchLength } from "#contract/bikes/frame-number.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import { isPartOfNumber, searchedNumber } from "./searched-number.ts";
import { everything, parametersOf, type Search } from "./search.ts";

type Props = {
  search: Search;
  isSold: boolean;
  understood: ReactNode;
  onShow: (next: Search) => void;
  onEdit: () => void;
};

/** Counts letters and digits: `#a` has one. */
const isShort = ({ q = "" }: Search): boolean =>
  q !== "" && q.replaceAll(/[^\p{L}\p{N}]/gu, "").length < minSearchLength;

function MissTitle({ search, isSold }: Pick<Props, "search" | "isSold">): ReactNode {
  const { t } = useTranslation();
  const number = searchedNumber(search.q);
  if (isShort(search)) return <h2>{t(($) => $.search.miss.short)}</h2>;
  if (number === undefined) return <h2>{t(($) => $.search.miss.none[search.status])}</h2>;
  return (
    <h2>
      {isSold ? t(($) => $.search.miss.sold) : t(($) => $.search.miss.number)}{" "}
      <span className="mono">{number}</span>
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

function Actions({ search, isSold, onShow, onEdit }: Omit<Props, "understood">): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const isNarrowed = parametersOf({ ...search, q: undefined }).size > 0;
  const register = session.state === "signed-in" ? "/bike-registration" : "/register";
  const mayRegister = session.state !== "signed-in" || session.role === "customer";
  return (
    <div className="search__actions">
      {mayRegister && !isSold && !isShort(search) && (
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

function Text({ search, isSold }: Pick<Props, "search" | "isSold">): ReactNode {
  const { t } = useTranslation();
  if (isSold) return t(($) => $.search.miss.soldText);
  if (isShort(search)) return t(($) => $.search.miss.shortText);
  if (searchedNumber(search.q) !== undefined) return t(($) => $.search.miss.text);
  return search.q !== undefined && isPartOfNumber(search.q)
    ? t(($) => $.search.miss.part)
    : t(($) => $.search.miss.textWithoutNumber);
}

/** Avoids sounding reassuring: an unregistered bike may be stolen too. */
export function NoHit({ understood, ...props }: Props): ReactNode {
  const { search, isSold } = props;
  return (
    <div className="search__state">
      <div className="search__faded">
        <BikeArt type="herr" />
      </div>
      <div aria-live="polite">
        <MissTitle search={search} isSold={isSold} />
      </div>
      {understood}
      <p className="muted">
        <Text search={search} isSold={isSold} />
      </p>
      <Actions {...props} />
      {searchedNumber(search.q) !== undefined && !isSold && <Tips />}
    </div>
  );
}

/** Says nothing about an unknown number, because one of the similar bikes may be the right one. */
export function NearMiss({
  search,
  isSold,
  near,
  onEdit,
}: Pick<Props, "search" | "isSold" | "onEdit"> & { near: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      {near}
      <div className="search__state search__state--near">
        <MissTitle search={search} isSold={isSold} />
        <button type="button" className="btn btn--ghost btn--lg" onClick={onEdit}>
          {t(($) => $.search.miss.change)}
        </button>
        <Tips />
      </div>
    </>
  );
}
