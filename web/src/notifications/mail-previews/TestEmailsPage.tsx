import { useMutation, useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { type ReactNode, useState, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { Language } from "#contract/people/accounts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { mailPreviewQueries, mailPreviewsApi } from "./mail-previews-api.ts";
import { useSearchParams } from "react-router-dom";
import type { ListedPreview } from "#contract/notifications/mail-previews.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import "./mail-previews.css";

type PreviewProps = { name: string; language: Language; form: "html" | "text" };

/** Opens links in a new tab, like a mail program. */
const inFrame = (html: string): string => html.replace("<head>", '<head><base target="_blank">');

function SendToMe({ name, language }: Omit<PreviewProps, "form">): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.mailPreviews);
  const sending = useMutation({
    mutationFn: () => mailPreviewsApi.sendMailPreview({ params: { name }, body: { language } }),
  });
  return (
    <div className="ways ways--apart">
      <button
        type="button"
        className="btn btn--primary"
        aria-disabled={sending.isPending}
        onClick={() => {
          if (!sending.isPending) sending.mutate();
        }}
      >
        <Send size={18} aria-hidden="true" />
        {texts.send}
      </button>
      <output>{sending.data && t(($) => $.mailPreviews.sent, { to: sending.data.to })}</output>
      {sending.error && <p role="alert">{failureText(sending.error)}</p>}
    </div>
  );
}

export function Preview({ name, language, form }: PreviewProps): ReactNode {
  const texts = useTexts(($) => $.mailPreviews);
  const { data, error } = useQuery(mailPreviewQueries.one(name, language));
  if (error !== null) return <p role="alert">{failureText(error)}</p>;
  if (data === undefined) return <output className="muted">{texts.loading}</output>;
  return (
    <>
      <dl className="mail-previews__facts">
        <dt>{texts.subject}</dt>
        <dd lang={language}>{data.subject}</dd>
        <dd className="muted">{data.category === undefined ? texts.essential : texts.optional}</dd>
      </dl>
      <SendToMe key={`${name} ${language}`} name={name} language={language} />
      {form === "html" ? (
        <iframe
          className="mail-previews__frame"
          title={texts.preview}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={inFrame(data.html)}
        />
      ) : (
        <pre className="mail-previews__text" lang={language}>
          {data.text}
        </pre>
      )}
    </>
  );
}

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
      <div className="stack stack--start">
        <NameField
          previews={previews}
          chosen={name}
          onChoose={(mejl) => setParameters({ mejl }, { replace: true })}
        />
        <Choices label={texts.language} options={languages(texts)} chosen={language} onChoose={setLanguage} />
        <Choices label={texts.form} options={forms(texts)} chosen={form} onChoose={setForm} />
      </div>
      <section className="stack stack--start" aria-label={texts.preview}>
        <Preview name={name} language={language} form={form} />
      </section>
    </div>
  );
}

export function TestEmailsPage(): ReactNode {
  const texts = useTexts(($) => $.mailPreviews);
  const { data, error, refetch } = useQuery(mailPreviewQueries.list);
  usePageTitle(texts.title);
  return (
    <main className="wrap page" id="content">
      <h1>{texts.title}</h1>
      <p className="muted mail-previews__lead">{texts.lead}</p>
      {data !== undefined && <Mails previews={data.previews} />}
      {data === undefined && error !== null && (
        <div className="stack stack--start">
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
