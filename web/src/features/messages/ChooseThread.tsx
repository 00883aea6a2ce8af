import { MessagesSquare } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Beside the list, as long as no conversation is open. */
export function ChooseThread(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="messages__talk messages__talk--none">
      <MessagesSquare size={48} strokeWidth={1.5} aria-hidden="true" />
      <p>
        <b>{t(($) => $.messages.list.choose)}</b>
      </p>
      <p className="muted">{t(($) => $.messages.list.chooseText)}</p>
    </div>
  );
}
