import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { StoreSettings } from "#contract/shops/store-settings.ts";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { writtenPhone } from "#web/platform/ui/phone/written-phone.ts";
import { StoreLogo } from "#web/shops/store-logo/StoreLogo.tsx";
import { Check } from "#web/shops/stores/Check.tsx";
import { type StoreSettingsForm, useStoreSettings } from "./use-store-settings.ts";
import { ApiKeysPart } from "./ApiKeysPart.tsx";
import { LogoPart } from "./LogoPart.tsx";
import { ContactFields, CustomerFields } from "./SettingsFields.tsx";
import { storeSettingsQuery } from "./store-settings-api.ts";
import "./store-settings.css";

type DirectoryPartProps = { store: StoreSettings; form: StoreSettingsForm };

/** The store can only hide itself; administrators decide whether it is a partner. */
function DirectoryPart({ store, form }: DirectoryPartProps): ReactNode {
  const words = useTexts(($) => $.storeSettings.directory);
  return (
    <fieldset className="stack stack--start storesettings__part">
      <legend>{words.title}</legend>
      <Check
        label={words.registersAtSale}
        on={form.draft.registersAtSale}
        onSwitch={(registersAtSale) => form.type({ registersAtSale })}
      />
      {store.isPartner ? (
        <>
          <Check
            label={words.visible}
            hint={words.visibleHint}
            on={!form.draft.isHidden}
            onSwitch={(visible) => form.type({ isHidden: !visible })}
          />
          <Link to="/partners">{words.show}</Link>
        </>
      ) : (
        <p className="muted">{words.noPartner}</p>
      )}
    </fieldset>
  );
}

type Props = { store: StoreSettings };

/** Read-only, since both come from the company register. */
function Company({ store: { name, organisationNumber } }: Props): ReactNode {
  const words = useTexts(($) => $.storeSettings);
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
  const { form: ref, submit, saved, busy, failure, ...form } = useStoreSettings(store);
  const words = useTexts(($) => $.storeSettings);
  return (
    <form className="stack stack--start storesettings__form" ref={ref} onSubmit={submit} noValidate>
      <fieldset className="stack stack--start storesettings__part">
        <legend>{words.contact}</legend>
        <ContactFields form={form} />
      </fieldset>
      <fieldset className="stack stack--start storesettings__part">
        <legend>{words.customers}</legend>
        <CustomerFields form={form} />
      </fieldset>
      <DirectoryPart store={store} form={form} />
      <p role="alert" className="failure">
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

function Read({ store }: Props): ReactNode {
  const words = useTexts(($) => $.storeSettings);
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

/** Only owners of an active store can edit. */
export function StoreSection(): ReactNode {
  const query = useQuery(storeSettingsQuery);
  const { data: store } = query;
  const words = useTexts(($) => $.storeSettings);
  if (store === undefined) return <NotLoaded query={query} failed={words.failed} of={["block", "block"]} />;
  const mayChange = store.role === "owner" && store.state === "active";
  return (
    <div className="stack stack--start storesettings">
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
      {store.role === "owner" && <ApiKeysPart mayChange={mayChange} />}
    </div>
  );
}
