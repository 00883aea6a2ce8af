import { useQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useParams } from "react-router-dom";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import type { Partner } from "#contract/shops/partners.ts";
import { OneItem } from "#web/platform/one-item/OneItem.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { StoreLogo } from "#web/shops/store-logo/StoreLogo.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { partnerQuery } from "./partners-api.ts";
import "#web/platform/ui/list/link-card.css";
import "./partners.css";

function Website({ address }: { address: string }): ReactNode {
  return (
    <a href={address} rel="noopener noreferrer nofollow ugc" target="_blank">
      {new URL(address).host}
    </a>
  );
}

function PartnerFacts({ partner }: { partner: Partner }): ReactNode {
  const { city, address, hours, website } = partner;
  const words = useTexts(($) => $.partners);
  const place = address ? `${address.street}, ${address.postalCode} ${city}` : city;
  const lines = hours && (
    <span key="hours" className="partners__hours">
      {hours}
    </span>
  );
  return (
    <Facts
      facts={[
        [address ? words.address : words.city, place],
        [words.hours, lines],
        [words.website, website && <Website key="website" address={website} />],
      ]}
    />
  );
}

function About({ partner }: { partner: Partner }): ReactNode {
  const words = useTexts(($) => $.partners);
  usePageTitle(partner.name);
  return (
    <>
      <header className="partners__head">
        {partner.logoUrl !== undefined && <StoreLogo url={partner.logoUrl} large />}
        <h1>{partner.name}</h1>
      </header>
      {partner.registersAtSale && (
        <p className="partners__registers">
          <BadgeCheck size={20} aria-hidden="true" />
          <span>
            <b>{words.registers}.</b> {words.registersText}
          </span>
        </p>
      )}
      <PartnerFacts partner={partner} />
    </>
  );
}

function Content({ id }: { id: string }): ReactNode {
  const query = useQuery(partnerQuery(id));
  const words = useTexts(($) => $.partners);
  return (
    <OneItem query={query} words={words} missing="store-not-found">
      {(partner) => <About partner={partner} />}
    </OneItem>
  );
}

export function PartnerPage(): ReactNode {
  const { t } = useTranslation();
  const { partnerId = "" } = useParams();
  return (
    <main className="wrap page partners" id="content">
      <BackLink to="/partners">{t(($) => $.partners.back)}</BackLink>
      <Content key={partnerId} id={partnerId} />
    </main>
  );
}
