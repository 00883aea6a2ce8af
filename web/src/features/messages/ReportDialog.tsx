import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ReportReason, Thread } from "#contract/messages.ts";
import { messagesApi } from "#web/shared/messages/messages-api.ts";
import { focus } from "#web/ui/focus.ts";
import { PlainDialog } from "#web/ui/plain-dialog/PlainDialog.tsx";
import { ReportForm } from "./ReportForm.tsx";
import { showThread } from "./thread-cache.ts";

type Props = { thread: Thread; onBlock: () => void; onClose: () => void };
type ThanksProps = Props & { reportId: string };
type Report = { reason: ReportReason; text: string };

function Thanks({ thread, reportId, onBlock, onClose }: ThanksProps): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.messages.report, { returnObjects: true });
  return (
    <div className="reportform">
      <h3 tabIndex={-1} ref={focus}>
        {texts.done}
      </h3>
      <p>{texts.doneText}</p>
      <Link to={`/message-decisions/${reportId}`}>{texts.follow}</Link>
      <div className="reportform__ways">
        {thread.state === "open" && (
          <button type="button" className="btn btn--danger" onClick={onBlock}>
            {texts.block}
          </button>
        )}
        <button type="button" className="btn btn--ghost" onClick={onClose}>
          {t(($) => $.common.close)}
        </button>
      </div>
    </div>
  );
}

/** Tells administrators of a conversation, and then how to be left alone. */
export function ReportDialog(props: Props): ReactNode {
  const { thread, onClose } = props;
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (body: Report) => messagesApi.reportThread({ params: { threadId: thread.id }, body }),
    onSuccess: (reported) => showThread(queries, reported.thread),
  });
  return (
    <PlainDialog title={t(($) => $.messages.report.title)} onClose={onClose}>
      {data === undefined ? (
        <ReportForm busy={isPending} error={error} onSend={mutate} />
      ) : (
        <Thanks {...props} reportId={data.reportId} />
      )}
    </PlainDialog>
  );
}
