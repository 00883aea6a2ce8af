import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "antd";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnCopy } from "#contract/own-copy.ts";
import { failureText } from "#web/api/failure-text.ts";
import { Outcome } from "#web/features/settings/Outcome.tsx";
import { SignInFirst } from "#web/features/settings/SignInFirst.tsx";
import { openFile } from "#web/ui/save-file.ts";
import { copyApi, copyQuery } from "./copy-api.ts";
import { CopyState } from "./CopyState.tsx";

/** Where the part stands in the address of the page. */
const place = "my-data";

const useCopy = () => {
  const queries = useQueryClient();
  const { queryKey } = copyQuery;
  // The sign-in may have grown old, or the file gone, since the page asked.
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

/** How it stands, and what someone who has just signed in can do about it. */
export function CopySteps({ copy }: { copy: OwnCopy }): ReactNode {
  const { t } = useTranslation();
  const { ask, fetchIt, error } = useCopy();
  const isReady = copy.state === "ready";
  return (
    <>
      <CopyState copy={copy} />
      {(isReady || copy.mayAsk) &&
        (copy.signedInRecently ? (
          <div className="settings__actions">
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
