import { EyeOff, ShieldAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { maskName } from "#contract/mask-name.ts";
import type { MessageType } from "#contract/messages.ts";
import { useSession } from "#web/auth/session.ts";
import { CharacterCount } from "./CharacterCount.tsx";
import "#web/ui/field/field.css";

type Props = { type: MessageType; text: string; onWrite: (text: string) => void };

/** What the message says, what its reader learns of who writes it, and how to stay safe. */
export function ContactFields({ type, text, onWrite }: Props): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const id = useId();
  const name = session.state === "signed-in" ? maskName(session.name) : "";
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t(($) => $.messages.contact.text)}</label>
        <textarea
          id={id}
          rows={5}
          required
          value={text}
          aria-describedby={`${id}-count ${id}-reveals`}
          onChange={({ target }) => onWrite(target.value)}
        />
        <CharacterCount id={`${id}-count`} text={text} />
      </div>
      <p id={`${id}-reveals`} className="contactnote">
        <EyeOff size={20} aria-hidden="true" />
        {t(($) => $.messages.contact.reveals, { name })}
      </p>
      <p className="contactnote contactnote--safety">
        <ShieldAlert size={20} aria-hidden="true" />
        <b>{t(($) => $.messages.contact.safety[type])}</b>
      </p>
    </>
  );
}
