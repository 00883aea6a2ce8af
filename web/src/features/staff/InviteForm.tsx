import { UserRoundPlus } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { NewStaffMember } from "#contract/staff.ts";
import { focusFirstWrong } from "#web/ui/field/focus-first-wrong.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { staffClient } from "./staff-api.ts";
import { useStaffChange } from "./use-staff-change.ts";

const nobody = { name: "", email: "", isOwner: false };
type Draft = typeof nobody;
type Field = "name" | "email";
type Faults = Partial<Record<Field, string>>;

const isField = (name: unknown): name is Field => name === "name" || name === "email";

/** The same press is never two invitations, and what was typed stays until the server has said yes. */
const useInvitation = (onInvited: (name: string) => void) => {
  const language = usePageLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [draft, set] = useState<Draft>(nobody);
  const [faults, mark] = useState<Faults>({});
  const [key, renew] = useState(() => crypto.randomUUID());
  const { change, busy, failure, reset } = useStaffChange(
    (body: NewStaffMember) => staffClient.inviteStaff({ body }, { idempotencyKey: key }),
    () => {
      onInvited(draft.name);
      set(nobody);
      renew(crypto.randomUUID());
    },
  );
  const type = (typed: Partial<Draft>): void => {
    reset();
    mark((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in typed))));
    renew(crypto.randomUUID());
    set((now) => ({ ...now, ...typed }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { name, email, isOwner } = draft;
    const role = isOwner ? "owner" : "staff";
    const { data, error } = NewStaffMember.safeParse({ name, email, role, language });
    const found: Faults = {};
    for (const { path, message } of error?.issues ?? []) if (isField(path[0])) found[path[0]] ??= message;
    mark(found);
    if (data === undefined) focusFirstWrong(form);
    else if (!busy) change(data);
  };
  return { form, draft, faults, type, submit, busy, failure };
};

type LineProps = {
  name: Field;
  form: Pick<ReturnType<typeof useInvitation>, "draft" | "faults" | "type">;
};

function Line({ name, form }: LineProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const words = t(($) => $.staff.invite, { returnObjects: true });
  return (
    <PlainField
      id={id}
      label={words[name]}
      hint={name === "email" ? words.emailHint : undefined}
      fault={form.faults[name]}
    >
      {(described) => (
        <input
          {...described}
          type={name === "email" ? "email" : "text"}
          autoComplete="off"
          maxLength={254}
          value={form.draft[name]}
          onChange={({ target }) => form.type({ [name]: target.value })}
        />
      )}
    </PlainField>
  );
}

/** Lets someone into the store: by a mail with a password, or at once where they work in another of its chain. */
export function InviteForm({ onInvited }: { onInvited: (name: string) => void }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const { form: ref, submit, busy, failure, ...form } = useInvitation(onInvited);
  const words = t(($) => $.staff.invite, { returnObjects: true });
  return (
    <form className="staffform" ref={ref} aria-labelledby={heading} onSubmit={submit} noValidate>
      <h3 id={heading}>{words.title}</h3>
      <Line name="name" form={form} />
      <Line name="email" form={form} />
      <label className="staffform__check">
        <input
          type="checkbox"
          checked={form.draft.isOwner}
          onChange={({ target }) => form.type({ isOwner: target.checked })}
        />
        {words.isOwner}
      </label>
      <p className="muted">{words.text}</p>
      <p role="alert" className="staff__failure">
        {failure}
      </p>
      <button type="submit" className="btn btn--primary" aria-disabled={busy}>
        <UserRoundPlus size={20} aria-hidden="true" />
        {words.send}
      </button>
    </form>
  );
}
