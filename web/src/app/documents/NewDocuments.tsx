import type { ReactNode } from "react";
import { Button, Modal } from "antd";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import type { Role } from "#contract/people/accounts.ts";
import type { DocumentNews, DocumentAnswer } from "#contract/people/document-news.ts";
import { documentAt, documentAddress } from "#contract/people/documents.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { signOutEverywhere, getAccessToken } from "#web/platform/auth/session.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { FormFailure } from "#web/platform/ui/account/FormFailure.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import type { AccountDocument } from "#contract/people/document-versions.ts";
import { consentHistoryRoutes } from "#contract/people/consent-history.ts";
import { useAccountChange } from "#web/people/settings/use-account-change.ts";
import { createClient } from "#web/platform/api/client.ts";
import "./new-documents.css";

/** Opens the document in a new tab, so that nothing typed on the page is lost. */
function DocumentLink({ document }: { document: AccountDocument }): ReactNode {
  const { t } = useTranslation();
  return (
    <a href={documentAddress(`/${document}`, usePageLanguage())} target="_blank">
      {t(($) => $.documentNews.read)}
    </a>
  );
}

const { answerDocument } = createClient(consentHistoryRoutes, { token: getAccessToken });

const useAnswer = () => useAccountChange((body: DocumentAnswer) => answerDocument({ body }));

/**
 * On these pages people read the terms, fetch their data or close the account, so the question does
 * not cover them.
 */
const open: readonly string[] = ["/terms", "/privacy", "/contact", "/settings", "/store-settings"];

type Props = { news: DocumentNews; role: Role };

/** Describes the changes, their first day, and the effect of declining. */
function Words({ from, news, required }: DocumentNews): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.documentNews.terms, { returnObjects: true, day: dayText(from, language) });
  return (
    <>
      {news.map((sentence) => (
        <p key={sentence.sv}>{sentence[language]}</p>
      ))}
      <p>{required ? texts.now : `${texts.applies} ${texts.later}`}</p>
      <p>
        <DocumentLink document="terms" />
      </p>
    </>
  );
}

/** The alternatives once the terms apply. Only customers can close their accounts themselves. */
function WaysOut({ role }: Pick<Props, "role">): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const isCustomer = role === "customer";
  return (
    <>
      <Button onClick={() => void signOutEverywhere()}>{t(($) => $.session.warning.signOut)}</Button>
      <Button
        className="documentnews__way"
        href={isCustomer ? "/settings#delete-account" : pageAddress("/contact", language)}
      >
        {t(($) => $.documentNews.terms[isCustomer ? "close" : "contact"])}
      </Button>
    </>
  );
}

/** Asks about new terms on top of the page, which keeps its typed text. */
function TermsQuestion({ news, role }: Props): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { mutate, isPending, error } = useAnswer();
  const answer = (said: "accepted" | "declined"): void =>
    mutate({ document: "terms", version: news.version, answer: said });
  if (open.includes(documentAt(pathname)?.path ?? pathname)) return null;
  const buttons = (
    <>
      {news.required ? (
        <WaysOut role={role} />
      ) : (
        <Button disabled={isPending} onClick={() => answer("declined")}>
          {t(($) => $.documentNews.terms.decline)}
        </Button>
      )}
      <Button type="primary" loading={isPending} onClick={() => answer("accepted")}>
        {t(($) => $.documentNews.terms.accept)}
      </Button>
    </>
  );
  return (
    <Modal
      title={t(($) => $.documentNews.terms.title)}
      open
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      width={480}
      footer={buttons}
    >
      <div className="stack stack--near documentnews__words">
        <Words {...news} />
        <FormFailure text={error === null ? undefined : failureText(error)} />
      </div>
    </Modal>
  );
}

function PolicyNotice({ news: { version, from, news } }: { news: DocumentNews }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { mutate, isPending, error } = useAnswer();
  const day = dayText(from, language);
  const { title, applies, done } = t(($) => $.documentNews.privacy, { returnObjects: true, day });
  return (
    <aside className="documentnews" aria-label={title}>
      <p>
        <b>{title}.</b> {news.map((sentence) => sentence[language]).join(" ")} {applies}{" "}
        <DocumentLink document="privacy" />
      </p>
      <Button loading={isPending} onClick={() => mutate({ document: "privacy", version, answer: "shown" })}>
        {done}
      </Button>
      <FormFailure text={error === null ? undefined : failureText(error)} />
    </aside>
  );
}

export function NewDocuments({ all, role }: { all: readonly DocumentNews[]; role: Role }): ReactNode {
  return all.map((news) =>
    news.document === "terms" ? (
      <TermsQuestion key={news.document} news={news} role={role} />
    ) : (
      <PolicyNotice key={news.document} news={news} />
    ),
  );
}
