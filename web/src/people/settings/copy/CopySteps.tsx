import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, Progress } from "antd";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnCopy } from "#contract/privacy/own-copy.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { Outcome } from "#web/people/settings/Outcome.tsx";
import { SignInFirst } from "#web/people/settings/SignInFirst.tsx";
import { openFile } from "#web/platform/ui/save-file.ts";
import { copyApi, copyQuery } from "./copy-api.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { locales } from "#web/platform/i18n/locales.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

const sizeText = (bytes: number, locale: string): string => {
  const unit = bytes < 1_000_000 ? "kilobyte" : "megabyte";
  const amount = bytes / (unit === "kilobyte" ? 1000 : 1_000_000);
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);
};

function Making({ done = 0, of = 0 }: Pick<OwnCopy, "done" | "of">): ReactNode {
  const { t } = useTranslation();
  const percent = of === 0 ? 0 : Math.round((100 * done) / of);
  return (
    <div className="copy__making">
      <output>{t(($) => $.settings.myData.making)}</output>
      <Progress
        percent={percent}
        status="active"
        showInfo={false}
        aria-label={t(($) => $.settings.myData.progress)}
      />
      {of > 0 && <p>{t(($) => $.settings.myData.pictures, { done, of })}</p>}
    </div>
  );
}

function CopyState({ copy }: { copy: OwnCopy }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { state, readyAt = "", endsAt = "", bytes = 0 } = copy;
  if (state === "none") return undefined;
  if (state === "asked" || state === "making") return <Making done={copy.done} of={copy.of} />;
  if (state === "failed") return <p className="copy__failed">{t(($) => $.settings.myData.failed)}</p>;
  if (state === "expired") return <p>{t(($) => $.settings.myData.expired)}</p>;
  const facts = [
    [t(($) => $.settings.myData.madeAt), momentText(readyAt, language)],
    [t(($) => $.settings.myData.until), momentText(endsAt, language)],
    [t(($) => $.settings.myData.size), sizeText(bytes, locales[language])],
  ] as const;
  return <Facts facts={facts} />;
}

const place = "my-data";

const useCopy = () => {
  const queries = useQueryClient();
  const { queryKey } = copyQuery;
  // The sign-in may be too old by now, or the file deleted.
  const onError = () => queries.invalidateQueries({ queryKey });
  const ask = useMutation({
    mutationFn: () => copyApi.askForOwnCopy({}),
    onSuccess: (copy) => queries.setQueryData(queryKey, copy),
    onError,
  });
  const fetchIt = useMutation({
    mutationFn: () => copyApi.linkOwnCopy({}),
    onSuccess: ({ url }) => openFile(url),
    onError,
  });
  return { ask, fetchIt, error: ask.error ?? fetchIt.error };
};

export function CopySteps({ copy }: { copy: OwnCopy }): ReactNode {
  const { t } = useTranslation();
  const { ask, fetchIt, error } = useCopy();
  const isReady = copy.state === "ready";
  return (
    <>
      <CopyState copy={copy} />
      {(isReady || copy.mayAsk) &&
        (copy.signedInRecently ? (
          <div className="ways ways--apart">
            {isReady && (
              <Button
                type="primary"
                icon={<Download size={18} aria-hidden="true" />}
                loading={fetchIt.isPending}
                onClick={() => fetchIt.mutate()}
              >
                {t(($) => $.settings.myData.download)}
              </Button>
            )}
            {copy.mayAsk && (
              <Button
                type={isReady ? "default" : "primary"}
                loading={ask.isPending}
                onClick={() => ask.mutate()}
              >
                {t(($) => $.settings.myData[copy.state === "none" ? "ask" : "askAgain"])}
              </Button>
            )}
          </div>
        ) : (
          <SignInFirst place={place} />
        ))}
      <Outcome
        failure={error === null ? undefined : failureText(error)}
        done={fetchIt.isSuccess ? t(($) => $.settings.myData.downloading) : undefined}
      />
    </>
  );
}
