import { useMutation, useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#contract/people/accounts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { mailPreviewQueries, mailPreviewsApi } from "./mail-previews-api.ts";

type Props = { name: string; language: Language; form: "html" | "text" };

/** Opens links in a new tab, like a mail program. */
const inFrame = (html: string): string => html.replace("<head>", '<head><base target="_blank">');

function SendToMe({ name, language }: Omit<Props, "form">): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.mailPreviews, { returnObjects: true });
  const sending = useMutation({
    mutationFn: () => mailPreviewsApi.sendMailPreview({ params: { name }, body: { language } }),
  });
  return (
    <div className="mail-previews__send">
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

export function Preview({ name, language, form }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.mailPreviews, { returnObjects: true });
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
