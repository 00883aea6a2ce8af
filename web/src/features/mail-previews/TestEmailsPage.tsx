import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { Language } from "#contract/accounts.ts";
import type { ListedPreview } from "#contract/mail-previews.ts";
import { failureText } from "#web/api/failure-text.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { Choices } from "./Choices.tsx";
import { mailPreviewQueries } from "./mail-previews-api.ts";
import { NameField } from "./NameField.tsx";
import { Preview } from "./Preview.tsx";
import "./mail-previews.css";

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

function Letters({ previews }: { previews: readonly ListedPreview[] }): ReactNode {
  const { t, i18n } = useTranslation();
  const texts = t(($) => $.mailPreviews, { returnObjects: true });
  const [parameters, setParameters] = useSearchParams();
  const [language, speak] = useState<Language>(i18n.language === "en" ? "en" : "sv");
  const [form, shape] = useState<Form>("html");
  const { name = "" } = previews.find((each) => each.name === parameters.get("mejl")) ?? previews[0] ?? {};
  return (
    <div className="mail-previews__columns">
      <div className="mail-previews__controls">
        <NameField
          previews={previews}
          chosen={name}
          onChoose={(mejl) => setParameters({ mejl }, { replace: true })}
        />
        <Choices label={texts.language} options={languages(texts)} chosen={language} onChoose={speak} />
        <Choices label={texts.form} options={forms(texts)} chosen={form} onChoose={shape} />
      </div>
      <section className="mail-previews__preview" aria-label={texts.preview}>
        <Preview name={name} language={language} form={form} />
      </section>
    </div>
  );
}

/** /test-emails */
export function TestEmailsPage(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.mailPreviews, { returnObjects: true });
  const { data, error, refetch } = useQuery(mailPreviewQueries.list);
  usePageTitle(texts.title);
  return (
    <main className="wrap mail-previews" id="content">
      <h1>{texts.title}</h1>
      <p className="muted mail-previews__lead">{texts.lead}</p>
      {data !== undefined && <Letters previews={data.previews} />}
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
