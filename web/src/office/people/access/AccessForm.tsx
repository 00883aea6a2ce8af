import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod";
import {
  AccessReason,
  maxAccessReasonLength,
  minAccessReasonLength,
} from "#contract/office/person-access.ts";
import { openAccess } from "#web/office/people/people-api.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { useKeptDraft } from "#web/platform/cases/use-kept-draft.ts";
import "#web/platform/ui/dossier/dossier.css";
import { focusFirstWrong } from "#web/platform/ui/field/focus-first-wrong.ts";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";
import { LongField } from "#web/platform/ui/field/TextField.tsx";

const Draft = z.object({ reason: AccessReason, text: z.string() });
type Draft = z.infer<typeof Draft>;
type Fault = "required" | "too-short";

const faultIn = ({ text }: Draft): Fault | undefined => {
  const { length } = text.trim();
  if (length === 0) return "required";
  return length < minAccessReasonLength ? "too-short" : undefined;
};

type Props = { accountId: string; onOpened: () => void };

const useReason = ({ accountId, onOpened }: Props) => {
  const form = useRef<HTMLFormElement>(null);
  const empty: Draft = { reason: "support", text: "" };
  const { draft, write, forget } = useKeptDraft(`people:${accountId}:access`, Draft, empty);
  const [fault, setFault] = useState<Fault>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => openAccess({ body: { accountId, ground: draft } }),
    onSuccess: () => {
      forget();
      onOpened();
    },
  });
  const type = (change: Partial<Draft>): void => {
    setFault(undefined);
    write({ ...draft, ...change });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const found = faultIn(draft);
    setFault(found);
    if (found === undefined) mutate();
    else focusFirstWrong(form);
  };
  return { form, draft, fault, type, submit, isPending, error };
};

type KindProps = { reason: AccessReason; onChoose: (reason: AccessReason) => void };

function Kind({ reason, onChoose }: KindProps): ReactNode {
  const { t } = useTranslation();
  const { kind, reasons } = t(($) => $.peopleAdmin.access, { returnObjects: true });
  return (
    <PlainField id={useId()} label={kind} fault={undefined}>
      {(described) => (
        <select
          {...described}
          value={reason}
          onChange={({ target }) => onChoose(AccessReason.parse(target.value))}
        >
          {AccessReason.options.map((each) => (
            <option key={each} value={each}>
              {reasons[each]}
            </option>
          ))}
        </select>
      )}
    </PlainField>
  );
}

/** Stands in place of a person until an administrator has said why they open the data. */
export function AccessForm(props: Props): ReactNode {
  const { t } = useTranslation();
  const { form, draft, fault, type, submit, isPending, error } = useReason(props);
  const texts = t(($) => $.peopleAdmin.access, { returnObjects: true });
  return (
    <section className="people__access">
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <form className="actform" ref={form} onSubmit={submit} noValidate>
        <Kind reason={draft.reason} onChoose={(reason) => type({ reason })} />
        <LongField
          label={texts.why}
          hint={texts.hint}
          fault={fault}
          rows={3}
          maxLength={maxAccessReasonLength}
          required
          value={draft.text}
          onType={(text) => type({ text })}
        />
        <p role="alert">{error !== null && failureText(error)}</p>
        <button type="submit" className="btn btn--primary" aria-disabled={isPending}>
          <KeyRound size={18} aria-hidden="true" />
          {isPending ? t(($) => $.common.sending) : texts.submit}
        </button>
      </form>
    </section>
  );
}
