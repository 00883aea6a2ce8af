import { SendHorizontal } from "lucide-react";
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
} from "react";
import { useTranslation } from "react-i18next";
import { CharacterCount } from "#web/messages/contact-owner/CharacterCount.tsx";
import { textState } from "#web/messages/contact-owner/text-state.ts";
import type { ReplyDraft } from "./use-reply-draft.ts";

/** Pixels of both borders, which scrollHeight leaves out. */
const borders = 3;

const useGrowing = (ref: RefObject<HTMLTextAreaElement | null>): void => {
  useLayoutEffect(() => {
    const field = ref.current;
    if (field === null) return;
    field.style.height = "auto";
    field.style.height = `${field.scrollHeight + borders}px`;
  });
};

type Field = RefObject<HTMLTextAreaElement | null>;
type Props = { ref: Field; draft: ReplyDraft; onSend: () => void };

/** Phones have no Shift + Enter, so Enter must start a new line there. */
const enterSends = (): boolean => matchMedia("(hover: hover) and (pointer: fine)").matches;

type TextProps = { ref: Field; draft: ReplyDraft; countId: string; onEnter: () => void };

function Text({ ref, draft, countId, onEnter }: TextProps): ReactNode {
  const { t } = useTranslation();
  useGrowing(ref);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || !enterSends()) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <textarea
      ref={ref}
      rows={1}
      aria-label={t(($) => $.messages.write.label)}
      placeholder={t(($) => $.messages.write.label)}
      aria-describedby={countId}
      value={draft.text}
      onChange={({ target }) => draft.write(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

export function Composer({ ref, draft, onSend }: Props): ReactNode {
  const { t } = useTranslation();
  const countId = useId();
  const { text } = draft;
  const { canBeSent, isTight } = textState(text);
  const send = (): void => {
    if (!canBeSent) return;
    onSend();
    ref.current?.focus();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  return (
    <form className="composer" onSubmit={submit}>
      <div className="composer__row">
        <Text ref={ref} draft={draft} countId={countId} onEnter={send} />
        <button
          type="submit"
          className="composer__send"
          aria-label={t(($) => $.messages.write.send)}
          disabled={!canBeSent}
        >
          <SendHorizontal size={22} aria-hidden="true" />
        </button>
      </div>
      <div className="composer__hints">
        <span className="composer__keys">{t(($) => $.messages.write.keys)}</span>
        {isTight && <CharacterCount id={countId} text={text} />}
      </div>
    </form>
  );
}
