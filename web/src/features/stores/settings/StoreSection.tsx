import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StoreSettings } from "#contract/store-settings.ts";
import { failureText } from "#web/api/failure-text.ts";
import { Facts } from "#web/ui/facts/Facts.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { writtenPhone } from "#web/ui/phone/written-phone.ts";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { StoreLogo } from "#web/ui/store-logo/StoreLogo.tsx";
import { DirectoryPart } from "./DirectoryPart.tsx";
import { LogoPart } from "./LogoPart.tsx";
import { ContactFields, CustomerFields } from "./SettingsFields.tsx";
import { storeSettingsQuery } from "./store-settings-api.ts";
import { useStoreSettings } from "./use-store-settings.ts";
import "./store-settings.css";

type Props = { store: StoreSettings };

/** What nobody changes here: it is the company's. */
function Company({ store: { name, organisationNumber } }: Props): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storeSettings, { returnObjects: true });
  return (
    <>
      <Facts
        facts={[
          [words.name, name],
          [words.number, organisationNumber],
        ]}
      />
      <p className="muted">{words.companyHint}</p>
    </>
  );
}

function Form({ store }: Props): ReactNode {
  const { t } = useTranslation();
  const { form: ref, submit, saved, busy, failure, ...form } = useStoreSettings(store);
  const words = t(($) => $.storeSettings, { returnObjects: true });
  return (
    <form className="storesettings__form" ref={ref} onSubmit={submit} noValidate>
      <fieldset className="storesettings__part">
        <legend>{words.contact}</legend>
        <ContactFields form={form} />
      </fieldset>
      <fieldset className="storesettings__part">
        <legend>{words.customers}</legend>
        <CustomerFields form={form} />
      </fieldset>
      <DirectoryPart store={store} form={form} />
      <p role="alert" className="storesettings__failure">
        {failure}
      </p>
      <div className="storesettings__save">
        <button type="submit" className="btn btn--primary" aria-disabled={busy}>
          {words.save}
        </button>
        <output>{saved && words.saved}</output>
      </div>
    </form>
  );
}

/** As staff see it. */
function Read({ store }: Props): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storeSettings, { returnObjects: true });
  const { fields } = words;
  const { contact, address, city, website, hours, receiptText } = store;
  return (
    <>
      {store.logoUrl !== undefined && <StoreLogo url={store.logoUrl} large />}
      <Facts
        facts={[
          [fields.contactName, contact?.name],
          [fields.email, contact?.email],
          [fields.phone, contact?.phone && writtenPhone(contact.phone)],
          [words.address, address ? `${address.street}, ${address.postalCode} ${city}` : city],
          [fields.website, website],
          [
            fields.hours,
            hours && (
              <span key="hours" className="storesettings__lines">
                {hours}
              </span>
            ),
          ],
          [
            fields.receiptText,
            receiptText && (
              <span key="receipt" className="storesettings__lines">
                {receiptText}
              </span>
            ),
          ],
        ]}
      />
      <p className="muted">{words.ownersChange}</p>
    </>
  );
}

/** A part of the settings: what the store says of itself. Owners change it, staff read. */
export function StoreSection(): ReactNode {
  const { t } = useTranslation();
  const { data: store, error, isFetching, refetch } = useQuery(storeSettingsQuery);
  const words = t(($) => $.storeSettings, { returnObjects: true });
  if (store === undefined && (error === null || isFetching)) return <Skeleton of={["block", "block"]} />;
  if (store === undefined)
    return <FetchFailure title={words.failed} text={failureText(error)} onRetry={() => void refetch()} />;
  const mayChange = store.role === "owner" && store.state === "active";
  return (
    <div className="storesettings">
      {store.state === "suspended" && <p>{words.suspended}</p>}
      <Company store={store} />
      {mayChange ? (
        <>
          <LogoPart store={store} />
          <Form store={store} />
        </>
      ) : (
        <Read store={store} />
      )}
    </div>
  );
}
