import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, Store } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Partner } from "#contract/partners.ts";
import { failureText } from "#web/api/failure-text.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { StoreLogo } from "#web/ui/store-logo/StoreLogo.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { partnersQuery } from "./partners-api.ts";
import "#web/ui/list/link-card.css";
import "./partners.css";

const isSought = ({ name, city }: Partner, sought: string): boolean =>
  `${city} ${name} ${city}`.toLowerCase().includes(sought.trim().toLowerCase());

function PartnerCard({ partner }: { partner: Partner }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const { id, name, city, address, registersAtSale, logoUrl } = partner;
  return (
    <article className="linkcard partners__card" aria-labelledby={heading}>
      {logoUrl !== undefined && <StoreLogo url={logoUrl} />}
      <div>
        <h2 id={heading}>
          <Link to={`/partners/${id}`}>{name}</Link>
        </h2>
        <p className="muted">{[address?.street, city].filter(Boolean).join(", ")}</p>
        {registersAtSale && (
          <p className="partners__registers">
            <BadgeCheck size={18} aria-hidden="true" />
            {t(($) => $.partners.registers)}
          </p>
        )}
      </div>
    </article>
  );
}

function Found({
  all,
  onAll,
  sought,
}: {
  all: readonly Partner[];
  onAll: () => void;
  sought: string;
}): ReactNode {
  const { t } = useTranslation();
  const {
    empty,
    none,
    all: showAll,
  } = t(($) => $.partners, { returnObjects: true, skipInterpolation: true });
  const found = all.filter((partner) => isSought(partner, sought));
  if (all.length === 0) return <EmptyList icon={Store} {...empty} />;
  if (found.length > 0) return found.map((partner) => <PartnerCard key={partner.id} partner={partner} />);
  return (
    <EmptyList icon={Store} {...none}>
      <button type="button" className="btn btn--primary" onClick={onAll}>
        {showAll}
      </button>
    </EmptyList>
  );
}

function Directory(): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [sought, seek] = useState("");
  const { data, error, isFetching, refetch } = useQuery(partnersQuery);
  const words = t(($) => $.partners, { returnObjects: true, skipInterpolation: true });
  if (data === undefined && (error === null || isFetching)) return <Skeleton of={["block", "block"]} />;
  if (data === undefined)
    return (
      <FetchFailure
        title={t(($) => $.common.list.failed)}
        text={failureText(error)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <search className="partners__find">
        <PlainField id={id} label={words.search} fault={undefined}>
          {(described) => (
            <input
              {...described}
              type="search"
              className="plaininput"
              value={sought}
              onChange={({ target }) => seek(target.value)}
            />
          )}
        </PlainField>
        <button type="button" className="btn btn--ghost" onClick={() => window.print()}>
          {words.print}
        </button>
      </search>
      <div className="partners__list" aria-live="polite">
        <Found all={data} sought={sought} onAll={() => seek("")} />
      </div>
    </>
  );
}

/** /partners: which stores are partners, by city, on screen and on paper. */
export function PartnersPage(): ReactNode {
  const { t } = useTranslation();
  const { title, lead } = t(($) => $.partners, { returnObjects: true, skipInterpolation: true });
  usePageTitle(title);
  return (
    <main className="wrap partners" id="content">
      <h1>{title}</h1>
      <p className="muted">{lead}</p>
      <Directory />
    </main>
  );
}
