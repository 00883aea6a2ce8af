import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Failure } from "#web/api/last-failure.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { useSession } from "#web/auth/session.ts";
import { focus } from "#web/ui/focus.ts";
import { BugForm } from "./BugForm.tsx";
import { circumstancesAt } from "./circumstances.ts";
import { useSendBug } from "./use-send-bug.ts";
import "./bug-report.css";

type Props = { path: string; failure: Failure | undefined; onClose?: () => void };

function Thanks({ answer, onClose }: { answer: string; onClose: Props["onClose"] }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="bugreport">
      <h2 tabIndex={-1} ref={focus}>
        {t(($) => $.bugReport.thanks)}
      </h2>
      <p>{answer}</p>
      {onClose && (
        <button type="button" className="btn btn--primary" onClick={onClose}>
          {t(($) => $.common.close)}
        </button>
      )}
    </div>
  );
}

/** The form and what comes after it. What is typed stays until it is sent. */
export function BugReport({ path, failure, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const stranger = useSession().state !== "signed-in";
  const { data: me } = useQuery({ ...meQuery, enabled: !stranger });
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
      onSend={mutate}
    />
  );
}
