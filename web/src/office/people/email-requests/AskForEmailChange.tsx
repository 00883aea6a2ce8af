import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import * as z from "zod";
import { Email } from "#contract/people/accounts.ts";
import type { Person } from "#contract/office/people-admin-person.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { DecisionButtons } from "#web/platform/ui/decision/DecisionButtons.tsx";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { firstNameOf } from "#web/office/people/actions/acts.ts";
import { useDraft } from "#web/office/people/actions/use-draft.ts";
import { Why } from "#web/office/people/actions/Why.tsx";
import { askForEmailChange } from "#web/office/people/people-api.ts";

type Props = { person: Person; onClose: () => void };
const Draft = z.object({ email: z.string(), reason: z.string() });
type Draft = z.infer<typeof Draft>;
type Faults = { readonly email?: string; readonly reason?: string };

const emailFault = (typed: string, current: string): string | undefined => {
  if (typed.trim() === "") return "required";
  const { data } = Email.safeParse(typed);
  if (data === undefined) return "email-format";
  return data === current ? "email-unchanged" : undefined;
};

const faultsIn = ({ email, reason }: Draft, current: string): Faults => {
  const wrong = emailFault(email, current);
  return { ...(wrong && { email: wrong }), ...(reason.trim() === "" && { reason: "required" }) };
};

const useRequest = ({ person, onClose }: Props) => {
  const params = { accountId: person.id };
  return useDraft<Draft, Faults>({
    accountId: person.id,
    draftKey: "email",
    schema: Draft,
    empty: { email: "", reason: "" },
    faultsIn: (draft) => faultsIn(draft, person.email),
    send: ({ email, reason }) => askForEmailChange({ params, body: { email: Email.parse(email), reason } }),
    onDone: onClose,
  });
};

type FieldProps = { draft: Draft; faults: Faults | undefined; onType: (change: Partial<Draft>) => void };

function EmailField({ draft, faults, onType }: FieldProps): ReactNode {
  const { email, emailHint, same } = useTexts(($) => $.peopleAdmin.emailRequests.ask);
  const faultText = faults?.email === "email-unchanged" ? same : undefined;
  return (
    <LineField
      label={email}
      hint={emailHint}
      fault={faults?.email}
      faultText={faultText}
      type="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
      value={draft.email}
      onType={(text) => onType({ email: text })}
    />
  );
}

export function AskForEmailChange(props: Props): ReactNode {
  const { person } = props;
  const { t } = useTranslation();
  const { form, fields, submit, close, isPending, error } = useRequest(props);
  const texts = t(($) => $.peopleAdmin.emailRequests.ask, { returnObjects: true, name: firstNameOf(person) });
  return (
    <PlainDialog title={texts.title} onClose={close}>
      <form className="stack" ref={form} onSubmit={submit} noValidate>
        <p>{texts.lead}</p>
        <EmailField {...fields} />
        <Why
          label={texts.why}
          hint={texts.whyHint}
          why={fields.draft.reason}
          fault={fields.faults?.reason}
          onType={(reason) => fields.onType({ reason })}
        />
        <p className="muted">{t(($) => $.peopleAdmin.emailRequests.audit)}</p>
        <DecisionButtons
          submit={texts.submit}
          busy={isPending}
          failure={error === null ? undefined : failureText(error)}
          onClose={close}
        />
      </form>
    </PlainDialog>
  );
}
