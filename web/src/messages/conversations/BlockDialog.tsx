import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Thread } from "#contract/messages/messages.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { useBlock } from "./use-block.ts";

type Props = { thread: Thread; onClose: () => void };

export function BlockDialog({ thread, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const { change, isPending, failure } = useBlock(thread);
  const texts = t(($) => $.messages.block, { returnObjects: true, name: thread.otherName });
  return (
    <DecisionDialog
      title={texts.title}
      submit={texts.submit}
      danger
      busy={isPending}
      failure={failure}
      onDecide={() => change("block", { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{texts.text}</p>
      <p className="muted">{texts.undo}</p>
    </DecisionDialog>
  );
}
