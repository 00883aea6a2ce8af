import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { ApiKeyName, type NewApiKey, maxApiKeys } from "#contract/shops/api-keys.ts";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { steadyList } from "#web/platform/ui/steady-list.ts";
import { ApiKeyRow } from "./ApiKeyRow.tsx";
import { apiKeysClient, apiKeysQuery, useKeyChange } from "./api-keys-api.ts";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import "./api-keys.css";

/** Shows the key, which the server cannot show again, until its owner confirms that it is saved. */
function NewKey({ made, onSaved }: { made: NewApiKey; onSaved: () => void }): ReactNode {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<boolean>();
  const words = t(($) => $.apiKeys, { returnObjects: true, name: made.key.name });
  const copy = (): void =>
    void navigator.clipboard.writeText(made.secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section className="apikeys__new" aria-label={words.newKey}>
      <h4>{words.newKey}</h4>
      <p role="alert">{words.once}</p>
      <code className="apikeys__secret">{made.secret}</code>
      <div className="ways">
        <button type="button" className="btn btn--primary" onClick={copy}>
          {words.copy}
        </button>
        <button type="button" className="btn btn--ghost" onClick={onSaved}>
          {words.done}
        </button>
      </div>
      <output>
        {copied === true && words.copied}
        {copied === false && words.copyYourself}
      </output>
    </section>
  );
}

const useMaking = (onMade: (made: NewApiKey) => void) => {
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string>();
  const { change, busy, failure, reset } = useKeyChange(
    (body: { name: string }) => apiKeysClient.makeApiKey({ body }),
    (made) => {
      setName("");
      onMade(made);
    },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { data, error } = ApiKeyName.safeParse({ name });
    setFault(error?.issues[0]?.message);
    if (data !== undefined && !busy) change(data);
  };
  const onType = (text: string): void => {
    reset();
    setFault(undefined);
    setName(text);
  };
  return { field: { value: name, fault, onType }, submit, busy, failure };
};

function MakeForm({ onMade }: { onMade: (made: NewApiKey) => void }): ReactNode {
  const words = useTexts(($) => $.apiKeys);
  const { field, submit, busy, failure } = useMaking(onMade);
  return (
    <form className="apikeys__form" onSubmit={submit} noValidate>
      <LineField label={words.name} hint={words.nameHint} autoComplete="off" maxLength={60} {...field} />
      {failure !== undefined && <p role="alert">{failure}</p>}
      <button type="submit" className="btn btn--primary" aria-disabled={busy}>
        {busy ? words.making : words.make}
      </button>
    </form>
  );
}

function Keys({ mayChange }: { mayChange: boolean }): ReactNode {
  const { t } = useTranslation();
  const query = useQuery(apiKeysQuery);
  const [made, keep] = useState<NewApiKey>();
  const [said, say] = useState("");
  const words = t(($) => $.apiKeys, { returnObjects: true, skipInterpolation: true });
  if (query.data === undefined) return <NotLoaded query={query} failed={words.failed} of={["block"]} />;
  const { items } = query.data;
  return (
    <>
      {items.length === 0 && <p>{words.none}</p>}
      <ul ref={steadyList} className="apikeys__list">
        {items.map((item) => (
          <ApiKeyRow
            key={item.id}
            item={item}
            mayChange={mayChange}
            onRotated={keep}
            onRevoked={() => say(t(($) => $.apiKeys.revoked, { name: item.name }))}
          />
        ))}
      </ul>
      <output>{said}</output>
      {made && <NewKey key={made.key.id} made={made} onSaved={() => keep(undefined)} />}
      {mayChange && items.length < maxApiKeys && <MakeForm onMade={keep} />}
    </>
  );
}

/** Keys for the status API. A suspended store has none and makes none. */
export function ApiKeysPart({ mayChange }: { mayChange: boolean }): ReactNode {
  const guide = pageAddress("/how-to-use", usePageLanguage());
  const words = useTexts(($) => $.apiKeys);
  return (
    <section className="apikeys" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p>
        {words.lead} <Link to={`${guide}#developers`}>{words.guide}</Link>
      </p>
      <Keys mayChange={mayChange} />
    </section>
  );
}
