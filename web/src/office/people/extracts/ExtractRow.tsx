import { useMutation } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { Extract } from "#contract/office/extracts.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { CaseHolder } from "#web/platform/cases/CaseClaim.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { openFile } from "#web/platform/ui/save-file.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { linkExtract } from "#web/office/people/people-api.ts";
import type { Asking } from "./DecideExtract.tsx";

type Props = { extract: Extract };

const DecideExtract = lazy(async () => ({ default: (await import("./DecideExtract.tsx")).DecideExtract }));

function ExtractFacts({ extract }: Props): ReactNode {
  const language = usePageLanguage();
  const texts = useTexts(($) => $.extracts);
  const { state, secrecy, bike, askedBy, askedAt, lapsesAt, decidedBy, decidedAt = "" } = extract;
  const { reason, endsAt = "", fetchedAt, sha256, toldAt } = extract;
  const at = (text: string | undefined) => text && momentText(text, language);
  const nameOf = ({ name }: Extract["askedBy"]): string => name ?? texts.somebody;
  return (
    <Facts
      facts={[
        [texts.ask.ground, extract.ground],
        [texts.bike, bike?.name],
        [texts.askedBy, `${nameOf(askedBy)}, ${momentText(askedAt, language)}`],
        [texts.lapses, state === "asked" ? at(lapsesAt) : undefined],
        [texts.decidedBy, decidedBy && `${nameOf(decidedBy)}, ${momentText(decidedAt, language)}`],
        [texts.reason, reason],
        [texts.until, state === "made" ? at(endsAt) : undefined],
        [texts.fetched, at(fetchedAt)],
        [texts.sha256, sha256],
        [texts.told, at(toldAt)],
        [texts.secret, toldAt === undefined ? secrecy && dayText(secrecy.until, language) : undefined],
        [texts.secretGround, secrecy?.ground],
      ]}
    />
  );
}

function DownloadButton({ extract: { id: extractId, accountId } }: Props): ReactNode {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => linkExtract({ params: { accountId, extractId } }),
    onSuccess: ({ url }) => openFile(url),
  });
  return (
    <>
      <button
        type="button"
        className="btn btn--primary"
        aria-disabled={isPending}
        onClick={() => isPending || mutate()}
      >
        {t(($) => $.extracts.fetch)}
      </button>
      <p role="alert">{error !== null && failureText(error)}</p>
    </>
  );
}

function ExtractButtons({ extract, onAsk }: Props & { onAsk: (asking: Asking) => void }): ReactNode {
  const texts = useTexts(($) => $.extracts);
  if (extract.mayFetch) return <DownloadButton extract={extract} />;
  if (extract.state !== "asked") return undefined;
  return (
    <>
      {!extract.mine && (
        <button type="button" className="btn btn--primary" onClick={() => onAsk("approve")}>
          {texts.approve.button}
        </button>
      )}
      <button type="button" className="btn btn--ghost" onClick={() => onAsk("reject")}>
        {extract.mine ? texts.takeBack : texts.reject.button}
      </button>
    </>
  );
}

export function ExtractRow({ extract }: Props): ReactNode {
  const { t } = useTranslation();
  const [asking, ask] = useState<Asking>();
  const { authority, caseNumber, state, mine } = extract;
  return (
    <div className="asked">
      <p className="ways ways--ends">
        <b>{`${authority}, ${caseNumber}`}</b>
        <span>{t(($) => $.extracts.states[state])}</span>
      </p>
      {state === "asked" && mine && <p>{t(($) => $.extracts.mine)}</p>}
      <ExtractFacts extract={extract} />
      {state === "asked" && <CaseHolder queue="extracts" caseId={extract.id} />}
      <div className="ways asked__ways">
        <ExtractButtons extract={extract} onAsk={ask} />
      </div>
      {asking !== undefined && (
        <Suspense fallback={null}>
          <DecideExtract extract={extract} asking={asking} onClose={() => ask(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
