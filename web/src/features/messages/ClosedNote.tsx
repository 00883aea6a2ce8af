import { Ban, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Thread } from "#contract/messages.ts";
import { useBlock } from "./use-block.ts";

type Props = {
  thread: Thread;
  /** What was being written. */
  draft: string;
};

/** In place of the field, where nobody can write. Who of the two has ended it is told only to who did. */
export function ClosedNote({ thread, draft }: Props): ReactNode {
  const { t } = useTranslation();
  const { change, isPending } = useBlock(thread);
  const texts = t(($) => $.messages.closed, { returnObjects: true });
  const blocked = thread.state === "blocked";
  const Icon = blocked ? Ban : Lock;
  return (
    <output className="closednote">
      <Icon size={22} aria-hidden="true" />
      <div>
        <p>
          <b>{blocked ? texts.blocked : texts.closed}</b>
        </p>
        {!blocked && <p className="muted">{texts.closedText}</p>}
        {draft.trim() !== "" && <p className="closednote__draft">{draft}</p>}
        {blocked && (
          <button
            type="button"
            className="btn btn--ghost"
            aria-disabled={isPending}
            onClick={() => isPending || change("unblock")}
          >
            {texts.unblock}
          </button>
        )}
      </div>
    </output>
  );
}
