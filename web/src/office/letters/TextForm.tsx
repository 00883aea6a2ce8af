import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import { failureText } from "#web/platform/api/failure-text.ts";
import { useKeptDraft } from "#web/platform/cases/use-kept-draft.ts";
import { LongField } from "#web/platform/ui/field/TextField.tsx";
import { useToast } from "#web/platform/ui/use-toast.ts";

const Draft = z.string();

type Props = {
  /** The name of the draft, which is kept until it is sent. */
  name: string;
  texts: Readonly<Record<"title" | "text" | "label" | "hint" | "submit" | "done", string>>;
  maxLength: number;
  rows: number;
  act: {
    readonly mutate: (text: string, options: { readonly onSuccess: () => void }) => void;
    readonly isPending: boolean;
    readonly error: Error | null;
  };
  isMain?: true;
  /** Returns the reason the text cannot be sent yet. */
  faultText?: (text: string) => string | undefined;
  /** Replaceable texts from `children`: an unedited one is replaced by the next. */
  templates?: readonly string[];
  children?: (add: (text: string) => void) => ReactNode;
  /** Shown between field and button. */
  last?: ReactNode;
};

/** Keeps the typed text when the session ends. */
const useText = ({ name, texts, act, faultText }: Props) => {
  const toast = useToast();
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, write, forget } = useKeptDraft(name, Draft, "");
  const [tried, setTried] = useState(false);
  const fault = faultText?.(draft);
  const isMissing = draft.trim() === "";
  const type = (text: string): void => {
    setTried(false);
    write(text);
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (act.isPending) return;
    setTried(true);
    if (isMissing || fault !== undefined) return field.current?.focus();
    const onSuccess = (): void => {
      write("");
      forget();
      toast.success(texts.done);
    };
    act.mutate(draft, { onSuccess });
  };
  const rule = isMissing || fault !== undefined ? "required" : undefined;
  return {
    field,
    draft,
    type,
    send,
    rule: tried ? rule : undefined,
    faultText: isMissing ? undefined : fault,
  };
};

export function TextForm(props: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { texts, maxLength, rows, act, isMain, templates = [], children, last } = props;
  const { field, draft, type, send, rule, faultText } = useText(props);
  const isUntouched = draft.trim() === "" || templates.includes(draft);
  return (
    <form className="letters__part" aria-labelledby={`${id}-title`} onSubmit={send} noValidate>
      <h2 id={`${id}-title`}>{texts.title}</h2>
      <p className="muted">{texts.text}</p>
      {children?.((text) => type(isUntouched ? text : `${draft}\n\n${text}`))}
      <LongField
        label={texts.label}
        hint={texts.hint}
        fault={rule}
        faultText={faultText}
        ref={field}
        rows={rows}
        maxLength={maxLength}
        value={draft}
        onType={type}
      />
      {last}
      <p role="alert">{act.error !== null && failureText(act.error)}</p>
      <button
        type="submit"
        className={isMain ? "btn btn--primary" : "btn btn--ghost"}
        aria-disabled={act.isPending}
      >
        {act.isPending ? t(($) => $.common.sending) : texts.submit}
      </button>
    </form>
  );
}
