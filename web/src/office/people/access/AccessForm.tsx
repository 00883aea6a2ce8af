import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import * as z from "zod";
import { AccessReason, minAccessReasonLength } from "#contract/office/person-access.ts";
import { useDraft } from "#web/office/people/actions/use-draft.ts";
import { Why } from "#web/office/people/actions/Why.tsx";
import { openAccess } from "#web/office/people/people-api.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { SelectField } from "#web/platform/ui/field/SelectField.tsx";
import "#web/platform/ui/dossier/dossier.css";

const Draft = z.object({ reason: AccessReason, text: z.string() });
type Draft = z.infer<typeof Draft>;
type Faults = { readonly text?: "required" | "too-short" };

const faultsIn = ({ text }: Draft): Faults => {
  const { length } = text.trim();
  if (length >= minAccessReasonLength) return {};
  return { text: length === 0 ? "required" : "too-short" };
};

type KindProps = { reason: AccessReason; onChoose: (reason: AccessReason) => void };

function Kind({ reason, onChoose }: KindProps): ReactNode {
  const { kind, reasons } = useTexts(($) => $.peopleAdmin.access);
  return (
    <SelectField
      label={kind}
      value={reason}
      options={AccessReason.options.map((each) => [each, reasons[each]] as const)}
      onChoose={(chosen) => chosen !== undefined && onChoose(chosen)}
    />
  );
}

/** Asks an administrator why they need a person's data, before the data are shown. */
export function AccessForm({ accountId }: { accountId: string }): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.peopleAdmin.access);
  const { form, fields, submit, isPending, error } = useDraft<Draft, Faults>({
    accountId,
    draftKey: "access",
    schema: Draft,
    empty: { reason: "support", text: "" },
    faultsIn,
    send: (ground) => openAccess({ body: { accountId, ground } }),
    onDone: () => undefined,
  });
  const { draft, faults, onType } = fields;
  return (
    <section className="people__access">
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <form className="actform" ref={form} onSubmit={submit} noValidate>
        <Kind reason={draft.reason} onChoose={(reason) => onType({ reason })} />
        <Why
          label={texts.why}
          hint={texts.hint}
          why={draft.text}
          fault={faults?.text}
          onType={(text) => onType({ text })}
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
