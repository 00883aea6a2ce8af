import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Thread } from "#contract/messages.ts";
import { BikePicture } from "#web/ui/bike-art/BikePicture.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { useBikeName } from "./bike-name.ts";
import { shortTime } from "./times.ts";

/** More than that nobody counts. */
const most = 9;

function Unread({ count }: { count: number }): ReactNode {
  const { t } = useTranslation();
  return (
    count > 0 && (
      <span className="threadlink__unread">
        <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
        <span className="sr">{t(($) => $.messages.list.unread, { count })}</span>
      </span>
    )
  );
}

function Who({ thread: { bike, otherName } }: { thread: Thread }): ReactNode {
  const { t } = useTranslation();
  return (
    <span className="threadlink__name">
      {otherName}
      {bike.status === "stolen" && (
        <span className="threadlink__stolen">
          <TriangleAlert size={14} strokeWidth={2.6} aria-hidden="true" />
          {t(($) => $.messages.list.stolen)}
        </span>
      )}
    </span>
  );
}

type Props = { thread: Thread; isOpen: boolean; now: number };

/** A conversation in the list: the bike, who it is with, and what was said last. */
export function ThreadLink({ thread, isOpen, now }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { id, bike, unread, lastAt, lastText, lastMine } = thread;
  const texts = t(($) => $.messages.list, { returnObjects: true, text: lastText });
  return (
    <Link
      className={`threadlink${unread > 0 ? " threadlink--unread" : ""}`}
      to={`/messages/${id}`}
      data-thread={id}
      aria-current={isOpen ? "page" : undefined}
    >
      <BikePicture bike={bike} className="threadlink__picture" />
      <span className="threadlink__body">
        <span className="threadlink__line">
          <b className="threadlink__bike">{useBikeName(bike)}</b>
          <time dateTime={lastAt}>{shortTime(lastAt, now, language, texts.yesterday)}</time>
        </span>
        <Who thread={thread} />
        <span className="threadlink__line">
          <span className="threadlink__text">{lastMine ? texts.you : lastText}</span>
          <Unread count={unread} />
        </span>
      </span>
    </Link>
  );
}
