import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OpenedStore } from "#contract/stores.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { OneItem } from "#web/shared/one-item/OneItem.tsx";
import { StoreLogo } from "#web/ui/store-logo/StoreLogo.tsx";
import { Facts } from "#web/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { ChainForm } from "./ChainForm.tsx";
import { PartnerForm } from "./PartnerForm.tsx";
import { PointsForm } from "./PointsForm.tsx";
import { StateDecision } from "./StateDecision.tsx";
import { StoreBadge } from "./StoreBadge.tsx";
import { storeQuery } from "./stores-api.ts";

type Props = { store: OpenedStore };

function About({ store }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const words = t(($) => $.approvedEntities, { returnObjects: true, skipInterpolation: true });
  const { address, city, decision } = store;
  return (
    <section>
      <h2>{words.store}</h2>
      <Facts
        facts={[
          [words.number, store.organisationNumber],
          [words.address, address ? `${address.street}, ${address.postalCode} ${city}` : city],
          [words.approved, dayText(store.createdAt, language)],
          [words.decided, decision && dayText(decision.at, language)],
          [words.reason, decision?.reason],
        ]}
      />
    </section>
  );
}

function Contact({ store: { contact } }: Props): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.approvedEntities, { returnObjects: true, skipInterpolation: true });
  if (contact === undefined) return null;
  const { name, email, phone } = contact;
  return (
    <section>
      <h2>{words.contact}</h2>
      <Facts
        facts={[
          [words.name, name],
          [
            words.email,
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [
            words.phone,
            phone && (
              <a key="phone" href={`tel:${phone}`}>
                {phone}
              </a>
            ),
          ],
        ]}
      />
    </section>
  );
}

function Opened({ store }: Props): ReactNode {
  usePageTitle(store.name);
  return (
    <>
      <h1 className="storeview__name">
        {store.partner.logoUrl !== undefined && <StoreLogo url={store.partner.logoUrl} />}
        {store.name}
      </h1>
      <StoreBadge state={store.state} />
      <div className="storeview">
        <About store={store} />
        <Contact store={store} />
      </div>
      <PointsForm store={store} />
      <ChainForm store={store} />
      <PartnerForm store={store} />
      <StateDecision store={store} />
    </>
  );
}

function Content({ id }: { id: string }): ReactNode {
  const { t } = useTranslation();
  const query = useQuery(storeQuery(id));
  const words = t(($) => $.approvedEntities, { returnObjects: true, skipInterpolation: true });
  return (
    <OneItem query={query} words={words} missing="store-not-found">
      {(store) => <Opened store={store} />}
    </OneItem>
  );
}

/** One store, with the way back to all. */
export function StoreView({ id }: { id: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Link className="backlink" to={{ search: "" }}>
        <ArrowLeft size={20} aria-hidden="true" />
        {t(($) => $.approvedEntities.back)}
      </Link>
      <Content key={id} id={id} />
    </>
  );
}
