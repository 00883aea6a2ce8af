import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Failure } from "#web/api/last-failure.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { useSession } from "#web/auth/session.ts";
import { focus } from "#web/ui/focus.ts";
import { BugForm } from "./BugForm.tsx";
import { circumstancesAt } from "./circumstances.ts";
import type { DrawPage } from "./page-picture/use-page-picture.ts";
import { UnsentPicture } from "./page-picture/UnsentPicture.tsx";
import { type SentBug, useSendBug } from "./use-send-bug.ts";
import "./bug-report.css";

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
    <div className="bugreport">
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

/** The form and what comes after it. What is typed stays until it is sent. */
export function BugReport({ path, failure, onClose, drawPage }: Props): ReactNode {
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
