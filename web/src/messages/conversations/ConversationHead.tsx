import { ArrowLeft, Ban, Flag, Handshake } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Thread } from "#contract/messages/messages.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";

const BlockDialog = lazy(async () => ({ default: (await import("./BlockDialog.tsx")).BlockDialog }));
const ReportDialog = lazy(async () => ({ default: (await import("./ReportDialog.tsx")).ReportDialog }));

type Props = { thread: Thread; bikeName: string; onBack: () => void };

function Actions({ thread }: { thread: Thread }): ReactNode {
  const { t } = useTranslation();
  const [opened, open] = useState<"block" | "report">();
  const close = (): void => open(undefined);
  const action = (what: "block" | "report") =>
    ({
      type: "button",
      className: "talkhead__action",
      "aria-haspopup": "dialog",
      onClick: () => open(what),
    }) as const;
  return (
    <div className="talkhead__actions">
      {thread.state === "open" && thread.bike.mine && thread.bike.status === "registered" && (
        <Link className="talkhead__action" to={`/my-bikes/${thread.bike.id}/transfer?thread=${thread.id}`}>
          <Handshake size={20} aria-hidden="true" />
          <span>{t(($) => $.messages.thread.sell)}</span>
        </Link>
      )}
      {!thread.reported && (
        <button {...action("report")}>
          <Flag size={20} aria-hidden="true" />
          <span>{t(($) => $.messages.report.open)}</span>
        </button>
      )}
      {thread.state === "open" && (
        <button {...action("block")}>
          <Ban size={20} aria-hidden="true" />
          <span>{t(($) => $.messages.block.open)}</span>
        </button>
      )}
      <Suspense>
        {opened === "block" && <BlockDialog thread={thread} onClose={close} />}
        {opened === "report" && (
          <ReportDialog thread={thread} onBlock={() => open("block")} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}

export function ConversationHead({ thread, bikeName, onBack }: Props): ReactNode {
  const { t } = useTranslation();
  const { bike, otherName } = thread;
  const stolen = bike.status === "stolen";
  return (
    <header className="talkhead">
      <button
        type="button"
        className="talkhead__back"
        aria-label={t(($) => $.messages.thread.back)}
        onClick={onBack}
      >
        <ArrowLeft size={22} aria-hidden="true" />
      </button>
      <BikePicture bike={bike} className="talkhead__picture" />
      <div className="talkhead__words">
        <h1>
          {bike.mine ? (
            <Link className="tap" to={`/my-bikes/${bike.id}`}>
              {bikeName}
            </Link>
          ) : (
            bikeName
          )}
        </h1>
        <p className="talkhead__line">
          <span>{otherName}</span>
          {stolen && <Badge tone="stolen">{t(($) => $.messages.thread.stolen)}</Badge>}
          {bike.status === "gone" && <span className="muted">{t(($) => $.messages.thread.gone)}</span>}
          <Plate number={bike.frameNumber} label={t(($) => $.common.frameNumber)} size="sm" stolen={stolen} />
        </p>
      </div>
      <Actions thread={thread} />
    </header>
  );
}
