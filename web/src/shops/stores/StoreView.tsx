import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import type { OpenedStore } from "#contract/shops/stores.ts";
import { mailtoOf } from "#contract/platform/mailto.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { OneItem } from "#web/platform/one-item/OneItem.tsx";
import { StoreLogo } from "#web/shops/store-logo/StoreLogo.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import type { PartnerChange } from "#contract/shops/partners.ts";
import { focusFirstWrong } from "#web/platform/ui/field/focus-first-wrong.ts";
import { CreditForm } from "./CreditForm.tsx";
import { ChainForm } from "./ChainForm.tsx";
import { PartnerFields } from "./PartnerFields.tsx";
import { changeOf, draftOf, type PartnerDraft, type PartnerField } from "./partner-draft.ts";
import { storesClient, storeQuery } from "./stores-api.ts";
import { useStoreChange } from "./use-store-change.ts";
import { PointsForm } from "./PointsForm.tsx";
import { StateDecision } from "./StateDecision.tsx";
import { StoreBadge } from "./StoreBadge.tsx";

const usePartner = (store: OpenedStore) => {
  const { storeId, version } = store;
  const form = useRef<HTMLFormElement>(null);
  const [draft, set] = useState(() => draftOf(store));
  const [wrong, setWrong] = useState<readonly PartnerField[]>([]);
  const [saved, setSaved] = useState(false);
  const { change, busy, failure } = useStoreChange(
    storeId,
    (body: PartnerChange) => storesClient.changePartner({ params: { storeId }, body }),
    () => setSaved(true),
  );
  const type = (changes: Partial<PartnerDraft>): void => {
    setSaved(false);
    setWrong((now) => now.filter((name) => !(name in changes)));
    set((now) => ({ ...now, ...changes }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const checked = changeOf(draft, version);
    setWrong(checked.wrong);
    if (checked.change === undefined) return focusFirstWrong(form);
    if (!busy) change(checked.change);
  };
  return { form, draft, wrong, type, submit, saved, busy, failure };
};

function PartnerForm({ store }: { store: OpenedStore }): ReactNode {
  const heading = useId();
  const { form, draft, wrong, type, submit, saved, busy, failure } = usePartner(store);
  const words = useTexts(($) => $.approvedEntities.partner);
  const isShown = store.partner.visible && !store.partner.isHidden && store.state === "active";
  return (
    <form className="stack storeform" ref={form} aria-labelledby={heading} onSubmit={submit} noValidate>
      <h2 id={heading}>{words.title}</h2>
      <PartnerFields draft={draft} wrong={wrong} onType={type} />
      <button type="submit" className="btn btn--ghost" disabled={busy}>
        {words.save}
      </button>
      {saved && <output>{words.saved}</output>}
      {failure !== undefined && <p role="alert">{failure}</p>}
      {store.partner.isHidden && <p className="muted">{words.hidesItself}</p>}
      {isShown && <Link to={`/partners/${store.storeId}`}>{words.show}</Link>}
    </form>
  );
}

type Props = { store: OpenedStore };

function About({ store }: Props): ReactNode {
  const language = usePageLanguage();
  const words = useTexts(($) => $.approvedEntities);
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
  const words = useTexts(($) => $.approvedEntities);
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
            <a key="email" href={mailtoOf(email)}>
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
      <CreditForm store={store} />
      <ChainForm store={store} />
      <PartnerForm store={store} />
      <StateDecision store={store} />
    </>
  );
}

function Content({ id }: { id: string }): ReactNode {
  const query = useQuery(storeQuery(id));
  const words = useTexts(($) => $.approvedEntities);
  return (
    <OneItem query={query} words={words} missing="store-not-found">
      {(store) => <Opened store={store} />}
    </OneItem>
  );
}

export function StoreView({ id }: { id: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <BackLink to={{ search: "" }}>{t(($) => $.approvedEntities.back)}</BackLink>
      <Content key={id} id={id} />
    </>
  );
}
