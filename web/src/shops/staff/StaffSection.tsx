import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState, type FormEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { UserRoundPlus } from "lucide-react";
import { type Staff, NewStaffMember } from "#contract/shops/staff.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";
import { steadyList } from "#web/platform/ui/steady-list.ts";
import { focusFirstWrong } from "#web/platform/ui/field/focus-first-wrong.ts";
import { LineField } from "#web/platform/ui/field/TextField.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { staffClient, staffQuery } from "./staff-api.ts";
import { useStaffChange } from "./use-staff-change.ts";
import { StaffRow } from "./StaffRow.tsx";
import "./staff.css";

const nobody = { name: "", email: "", isOwner: false };
type Draft = typeof nobody;
type Field = "name" | "email";
type Faults = Partial<Record<Field, string>>;

const isField = (name: unknown): name is Field => name === "name" || name === "email";

/** One idempotency key per draft, and the draft stays until the server accepts it. */
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
    const faults: Faults = {};
    for (const { path, message } of error?.issues ?? []) if (isField(path[0])) faults[path[0]] ??= message;
    mark(faults);
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
  const words = useTexts(($) => $.staff.invite);
  return (
    <LineField
      label={words[name]}
      hint={name === "email" ? words.emailHint : undefined}
      fault={form.faults[name]}
      type={name === "email" ? "email" : "text"}
      autoComplete="off"
      maxLength={254}
      value={form.draft[name]}
      onType={(text) => form.type({ [name]: text })}
    />
  );
}

function InviteForm({ onInvited }: { onInvited: (name: string) => void }): ReactNode {
  const heading = useId();
  const { form: ref, submit, busy, failure, ...form } = useInvitation(onInvited);
  const words = useTexts(($) => $.staff.invite);
  return (
    <form className="stack staffform" ref={ref} aria-labelledby={heading} onSubmit={submit} noValidate>
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
      <p role="alert" className="failure">
        {failure}
      </p>
      <button type="submit" className="btn btn--primary" aria-disabled={busy}>
        <UserRoundPlus size={20} aria-hidden="true" />
        {words.send}
      </button>
    </form>
  );
}

function Opened({ staff: { items, role, most } }: { staff: Staff }): ReactNode {
  const { t } = useTranslation();
  const [said, say] = useState("");
  const session = useSession();
  const words = t(($) => $.staff, { returnObjects: true, skipInterpolation: true });
  const own = session.state === "signed-in" ? session.userId : undefined;
  const isOwner = role === "owner";
  return (
    <div className="stack">
      {!isOwner && <p className="muted">{words.ownersChange}</p>}
      <ul ref={steadyList} className="stack stack--near">
        {items.map((member) => (
          <StaffRow
            key={member.userId}
            member={member}
            isSelf={member.userId === own}
            mayChange={isOwner}
            onDone={say}
          />
        ))}
      </ul>
      <output className="staff__said">{said}</output>
      {isOwner && items.length < most && (
        <InviteForm onInvited={(name) => say(t(($) => $.staff.invite.done, { name }))} />
      )}
      {isOwner && items.length >= most && <p className="muted">{t(($) => $.staff.full, { count: most })}</p>}
    </div>
  );
}

export function StaffSection(): ReactNode {
  const { t } = useTranslation();
  const query = useQuery(staffQuery);
  if (query.data !== undefined) return <Opened staff={query.data} />;
  return <NotLoaded query={query} failed={t(($) => $.staff.failed)} of={["block", "block"]} />;
}
