import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState, useId } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { Language } from "#contract/people/accounts.ts";
import type { ListedPreview } from "#contract/notifications/mail-previews.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { mailPreviewQueries } from "./mail-previews-api.ts";
import { Preview } from "./Preview.tsx";
import "./mail-previews.css";

type NameFieldProps = {
  previews: readonly ListedPreview[];
  chosen: string;
  onChoose: (name: string) => void;
};

function NameField({ previews, chosen, onChoose }: NameFieldProps): ReactNode {
  const { t, i18n } = useTranslation();
  const language = i18n.language === "en" ? "en" : "sv";
  const sorted = previews.toSorted((one, other) =>
    one.title[language].localeCompare(other.title[language], language),
  );
  return (
    <label className="mail-previews__pick">
      {t(($) => $.mailPreviews.mail)}
      <select value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {sorted.map(({ name, title }) => (
          <option key={name} value={name}>
            {title[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

type Option<Value extends string> = { readonly value: Value; readonly label: string };

type Props<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

function Choices<Value extends string>(props: Props<Value>): ReactNode {
  const { label, options, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="mail-previews__choices">
      <legend>{label}</legend>
      {options.map(({ value, label: text }) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

type Form = "html" | "text";
type Texts = Readonly<Record<"swedish" | "english" | "html" | "text", string>>;

const languages = ({ swedish, english }: Texts) =>
  [
    { value: "sv", label: swedish },
    { value: "en", label: english },
  ] as const;

const forms = ({ html, text }: Texts) =>
  [
    { value: "html", label: html },
    { value: "text", label: text },
  ] as const;

function Mails({ previews }: { previews: readonly ListedPreview[] }): ReactNode {
  const { t, i18n } = useTranslation();
  const texts = t(($) => $.mailPreviews, { returnObjects: true });
  const [parameters, setParameters] = useSearchParams();
  const [language, setLanguage] = useState<Language>(i18n.language === "en" ? "en" : "sv");
  const [form, setForm] = useState<Form>("html");
  const { name = "" } = previews.find((each) => each.name === parameters.get("mejl")) ?? previews[0] ?? {};
  return (
    <div className="mail-previews__columns">
      <div className="mail-previews__controls">
        <NameField
          previews={previews}
          chosen={name}
          onChoose={(mejl) => setParameters({ mejl }, { replace: true })}
        />
        <Choices label={texts.language} options={languages(texts)} chosen={language} onChoose={setLanguage} />
        <Choices label={texts.form} options={forms(texts)} chosen={form} onChoose={setForm} />
      </div>
      <section className="mail-previews__preview" aria-label={texts.preview}>
        <Preview name={name} language={language} form={form} />
      </section>
    </div>
  );
}

export function TestEmailsPage(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.mailPreviews, { returnObjects: true });
  const { data, error, refetch } = useQuery(mailPreviewQueries.list);
  usePageTitle(texts.title);
  return (
    <main className="wrap mail-previews" id="content">
      <h1>{texts.title}</h1>
      <p className="muted mail-previews__lead">{texts.lead}</p>
      {data !== undefined && <Mails previews={data.previews} />}
      {data === undefined && error !== null && (
        <div className="mail-previews__failure">
          <h2>{texts.failed}</h2>
          <p role="alert">{failureText(error)}</p>
          <button type="button" className="btn btn--primary" onClick={() => void refetch()}>
            {texts.retry}
          </button>
        </div>
      )}
    </main>
  );
}
