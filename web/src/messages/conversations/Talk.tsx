import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowLeft, CloudOff, MessageCircleOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { Conversation } from "./Conversation.tsx";
import { messageQueries } from "./queries.ts";
import "./talk.css";

function TalkSkeleton(): ReactNode {
  const { t } = useTranslation();
  return (
    <section className="messages__talk talk-skeleton">
      <h1 className="sr">{t(($) => $.messages.title)}</h1>
      <output className="sr">{t(($) => $.common.loading)}</output>
      <span className="skeleton talk-skeleton__head" aria-hidden="true" />
      <span className="skeleton talk-skeleton__theirs" aria-hidden="true" />
      <span className="skeleton talk-skeleton__mine" aria-hidden="true" />
      <span className="skeleton talk-skeleton__theirs" aria-hidden="true" />
    </section>
  );
}

type Props = { threadId: string; onBack: () => void };

const isMissing = (error: Error | null): boolean =>
  error instanceof ProblemError && (error.code === "thread-not-found" || error.code === "invalid-request");

type NoneProps = { error: Error; onBack: () => void; onRetry: () => void };

function None({ error, onBack, onRetry }: NoneProps): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.messages.thread, { returnObjects: true });
  const missing = isMissing(error);
  const Icon = missing ? MessageCircleOff : CloudOff;
  return (
    <section className="messages__talk messages__talk--state" role="alert">
      <Icon size={44} strokeWidth={1.6} aria-hidden="true" />
      <h1>{missing ? texts.missing : texts.failed}</h1>
      <p className="muted">{missing ? texts.missingText : failureText(error)}</p>
      <div className="messages__ways">
        {!missing && (
          <button type="button" className="btn btn--primary" onClick={onRetry}>
            {t(($) => $.common.tryAgain)}
          </button>
        )}
        <button type="button" className="btn btn--ghost" onClick={onBack}>
          <ArrowLeft size={20} aria-hidden="true" />
          {texts.back}
        </button>
      </div>
    </section>
  );
}

export function Talk({ threadId, onBack }: Props): ReactNode {
  const query = useInfiniteQuery(messageQueries.thread(threadId));
  const { data, error, isFetching, refetch } = query;
  const thread = data?.pages[0]?.thread;
  if (isMissing(error) || (error !== null && thread === undefined && !isFetching))
    return error && <None error={error} onBack={onBack} onRetry={() => void refetch()} />;
  if (data === undefined || thread === undefined) return <TalkSkeleton />;
  const messages = data.pages.flatMap(({ items }) => items).toReversed();
  return <Conversation thread={thread} messages={messages} older={query} onBack={onBack} />;
}
