import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OpenedStore } from "#contract/stores.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { Facts } from "#web/ui/facts/Facts.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { ChainForm } from "./ChainForm.tsx";
import { PartnerForm } from "./PartnerForm.tsx";
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
      <h1>{store.name}</h1>
      <StoreBadge state={store.state} />
      <div className="storeview">
        <About store={store} />
        <Contact store={store} />
      </div>
      <ChainForm store={store} />
      <PartnerForm store={store} />
      <StateDecision store={store} />
    </>
  );
}

const isMissing = (error: Error): boolean =>
  error instanceof ProblemError && (error.code === "store-not-found" || error.code === "invalid-request");

function Content({ id }: { id: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(storeQuery(id));
  const words = t(($) => $.approvedEntities, { returnObjects: true, skipInterpolation: true });
  if (data) return <Opened store={data} />;
  if (error === null) return <output className="muted">{words.loading}</output>;
  if (!isMissing(error))
    return <FetchFailure title={words.failed} text={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <h1>{words.missing}</h1>
      <p className="muted">{words.missingText}</p>
    </>
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
