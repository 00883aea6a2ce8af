import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, Store } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { Partner } from "#contract/shops/partners.ts";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { StoreLogo } from "#web/shops/store-logo/StoreLogo.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { partnersQuery } from "./partners-api.ts";
import "#web/platform/ui/list/link-card.css";
import "./partners.css";

const matches = ({ name, city }: Partner, search: string): boolean =>
  `${city} ${name} ${city}`.toLowerCase().includes(search.trim().toLowerCase());

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

function Matches({
  all,
  onAll,
  search,
}: {
  all: readonly Partner[];
  onAll: () => void;
  search: string;
}): ReactNode {
  const { empty, none, all: showAll } = useTexts(($) => $.partners);
  const matching = all.filter((partner) => matches(partner, search));
  if (all.length === 0) return <EmptyList icon={Store} {...empty} />;
  if (matching.length > 0)
    return matching.map((partner) => <PartnerCard key={partner.id} partner={partner} />);
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
  const [search, setSearch] = useState("");
  const query = useQuery(partnersQuery);
  const { data } = query;
  const words = t(($) => $.partners, { returnObjects: true, skipInterpolation: true });
  if (data === undefined)
    return <NotLoaded query={query} failed={t(($) => $.common.list.failed)} of={["block", "block"]} />;
  return (
    <>
      <search className="partners__find">
        <LineField
          label={words.search}
          type="search"
          className="plaininput"
          value={search}
          onType={setSearch}
        />
      </search>
      <div className="stack partners__list" aria-live="polite">
        <Matches all={data} search={search} onAll={() => setSearch("")} />
      </div>
      <button type="button" className="btn btn--ghost partners__print" onClick={() => window.print()}>
        {words.print}
      </button>
    </>
  );
}

/** /partners, which can also be printed. */
export function PartnersPage(): ReactNode {
  const { title, lead } = useTexts(($) => $.partners);
  usePageTitle(title);
  return (
    <main className="wrap page partners" id="content">
      <h1>{title}</h1>
      <p className="muted">{lead}</p>
      <Directory />
    </main>
  );
}
