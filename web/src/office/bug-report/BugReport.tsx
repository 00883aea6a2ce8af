import { useQuery, useMutation } from "@tanstack/react-query";
import { type ReactNode, useState, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { Failure } from "#web/platform/api/last-failure.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { getAccessToken, useSession } from "#web/platform/auth/session.ts";
import { useSignedIn } from "#web/platform/auth/use-signed-in.ts";
import { focus } from "#web/platform/ui/focus.ts";
import { BugForm } from "./BugForm.tsx";
import { circumstancesAt, type Circumstances } from "./circumstances.ts";
import type { DrawPage } from "#web/office/bug-report/page-picture/use-page-picture.ts";
import "./bug-report.css";
import { failureText } from "#web/platform/api/failure-text.ts";
import { type ReportedBug, bugReportRoutes } from "#contract/office/bug-reports.ts";
import { work } from "#web/platform/api/challenge/work.ts";
import { createClient } from "#web/platform/api/client.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import type { BugWords } from "./bug-draft.ts";
import { bugPictureRoutes } from "#contract/office/bug-pictures.ts";
import { NetworkError } from "#web/platform/api/errors.ts";

const client = createClient({ ...bugReportRoutes, ...bugPictureRoutes }, { token: getAccessToken });

/** The report is already sent, so the person should not wait long. */
const timeoutMilliseconds = 30_000;

const sendPicture = async (uploadId: string, file: Blob): Promise<void> => {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const params = { uploadId };
  const body = { contentType: "image/jpeg", bytes: file.size } as const;
  const { url, fields } = await client.startBugPicture({ params, body }, { signal });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", file);
  const { ok, status } = await fetch(url, { method: "POST", body: form, signal });
  if (!ok) throw new NetworkError(`The upload was answered with ${status}`);
  await client.completeBugPicture({ params }, { signal });
};

type Report = BugWords & { readonly file: Blob | undefined };

/** A screenshot that failed to upload after its report was sent. */
type Unsent = { readonly pictureId: string; readonly file: Blob };
type SentBug = { readonly unsent: Unsent | undefined };

const withPicture = async ({ pictureId }: ReportedBug, file: Blob | undefined): Promise<SentBug> => {
  if (pictureId === undefined || file === undefined) return { unsent: undefined };
  try {
    await sendPicture(pictureId, file);
    return { unsent: undefined };
  } catch {
    return { unsent: { pictureId, file } };
  }
};

/** Signed-in people send an idempotency key, others a proof of work that deters bots. */
const useSendBug = ({ path, version, userAgent, failure }: Circumstances, stranger: boolean) => {
  const language = usePageLanguage();
  const last = useRef({ sent: "", idempotencyKey: "" });
  const keyFor = (sent: string): string => {
    if (sent !== last.current.sent) last.current = { sent, idempotencyKey: crypto.randomUUID() };
    return last.current.idempotencyKey;
  };
  return useMutation({
    mutationFn: async ({ message, email, file }: Report): Promise<SentBug> => {
      const pictureFlag = file === undefined ? {} : { withPicture: true as const };
      const body = { message, path, version, userAgent, language, ...failure, ...pictureFlag };
      const report = async (): Promise<ReportedBug> => {
        if (!stranger)
          return client.reportBug(
            { body },
            { idempotencyKey: keyFor(JSON.stringify([message, pictureFlag])) },
          );
        const solution = await work(await client.getBugReportChallenge());
        return client.reportBugAnonymously({ body: { ...body, email, solution } });
      };
      return withPicture(await report(), file);
    },
  });
};

/** Offers a retry if the report was sent but its screenshot was not. */
function UnsentPicture({ picture: { pictureId, file } }: { picture: Unsent }): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.bugReport.picture);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => sendPicture(pictureId, file),
  });
  if (isSuccess) return <output>{texts.sent}</output>;
  return (
    <div role="alert" className="stack stack--near stack--start bugreport__picture">
      <p>
        {texts.unsent} {error !== null && failureText(error)}
      </p>
      <button
        type="button"
        className="btn btn--ghost"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {isPending ? t(($) => $.common.sending) : texts.again}
      </button>
    </div>
  );
}

type Props = {
  path: string;
  failure: Failure | undefined;
  onClose?: () => void;
  drawPage?: DrawPage | undefined;
};

type ThanksProps = { answer: string; unsent: SentBug["unsent"]; onClose: Props["onClose"] };

function Thanks({ answer, unsent, onClose }: ThanksProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="stack bugreport">
      <h2 tabIndex={-1} ref={focus}>
        {t(($) => $.bugReport.thanks)}
      </h2>
      <p>{answer}</p>
      {unsent && <UnsentPicture picture={unsent} />}
      {onClose && (
        <button type="button" className="btn btn--primary" onClick={onClose}>
          {t(($) => $.common.close)}
        </button>
      )}
    </div>
  );
}

/** Keeps the typed text until it is sent. */
export function BugReport({ path, failure, onClose, drawPage }: Props): ReactNode {
  const { t } = useTranslation();
  const { state } = useSession();
  const isStored = useSignedIn();
  // A field that goes away once the session is known would move the page.
  const stranger = state === "loading" ? !isStored : state === "signed-out";
  const { data: me } = useQuery({ ...meQuery, enabled: state === "signed-in" });
  const [circumstances] = useState(() => circumstancesAt(path, failure));
  const { mutate, data, variables, error, isPending } = useSendBug(circumstances, stranger);
  const answerTo = stranger ? variables?.email : me?.email;
  if (data !== undefined)
    return (
      <Thanks
        answer={
          answerTo === undefined
            ? t(($) => $.bugReport.thanksAlone)
            : t(($) => $.bugReport.thanksAnswer, { email: answerTo })
        }
        unsent={data.unsent}
        onClose={onClose}
      />
    );
  return (
    <BugForm
      circumstances={circumstances}
      stranger={stranger}
      email={me?.email}
      busy={isPending}
      error={error}
      drawPage={drawPage}
      onSend={mutate}
    />
  );
}
