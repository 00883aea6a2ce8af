import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { StaffMember } from "#contract/shops/staff.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { staffClient } from "./staff-api.ts";
import { useStaffChange } from "./use-staff-change.ts";

type OnDone = (what: string) => void;
type Props = { member: StaffMember; isSelf: boolean; mayChange: boolean; onDone: OnDone };

function Standing({ member: { role, invitation, joinedAt } }: { member: StaffMember }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const words = t(($) => $.staff, { returnObjects: true, skipInterpolation: true });
  if (invitation === undefined)
    return (
      <p className="muted">
        {words.roles[role]}, {t(($) => $.staff.since, { day: dayText(joinedAt, language) })}
      </p>
    );
  const day = dayText(invitation.expiresAt, language);
  const standing = invitation.isOver ? words.expired : t(($) => $.staff.invited, { day });
  return (
    <p className="muted">
      {words.roles[role]}, {invitation.state === "sent" ? standing : words.notSent}
    </p>
  );
}

function Resend({ member: { userId }, onDone }: Pick<Props, "member" | "onDone">): ReactNode {
  const words = useTexts(($) => $.staff);
  const { change, busy, failure } = useStaffChange(
    () => staffClient.resendStaffInvitation({ params: { userId } }),
    () => onDone(words.resent),
  );
  return (
    <>
      <button
        type="button"
        className="btn btn--ghost"
        aria-disabled={busy}
        onClick={() => busy || change({})}
      >
        {words.resend}
      </button>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </>
  );
}

function Role({ member: { userId, role }, onDone }: Pick<Props, "member" | "onDone">): ReactNode {
  const words = useTexts(($) => $.staff);
  const other = role === "owner" ? "staff" : "owner";
  const { change, busy, failure } = useStaffChange(
    () => staffClient.changeStaffRole({ params: { userId }, body: { role: other } }),
    () => onDone(words.roleChanged),
  );
  return (
    <>
      <button
        type="button"
        className="btn btn--ghost"
        aria-disabled={busy}
        onClick={() => busy || change({})}
      >
        {words.make[other]}
      </button>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </>
  );
}

type RemoveProps = Pick<Props, "member" | "isSelf" | "onDone">;

function Remove({ member: { userId, name = "", invitation }, isSelf, onDone }: RemoveProps): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const kind = invitation !== undefined ? "withdraw" : isSelf ? "leave" : "remove";
  const words = t(($) => $.staff[kind], { returnObjects: true, skipInterpolation: true });
  const { change, busy, failure, reset } = useStaffChange(
    () => staffClient.removeStaff({ params: { userId } }),
    () => {
      setOpen(false);
      onDone(t(($) => $.staff[kind].done, { name }));
    },
  );
  const close = (): void => {
    reset();
    setOpen(false);
  };
  return (
    <>
      <button type="button" className="btn btn--ghost" onClick={() => setOpen(true)}>
        {words.open}
        <span className="sr"> {name}</span>
      </button>
      {open && (
        <DecisionDialog
          title={t(($) => $.staff[kind].title, { name })}
          submit={words.submit}
          danger
          busy={busy}
          failure={failure}
          onDecide={() => change({})}
          onClose={close}
        >
          <p>{words.text}</p>
        </DecisionDialog>
      )}
    </>
  );
}

export function StaffRow({ member, isSelf, mayChange, onDone }: Props): ReactNode {
  const words = useTexts(($) => $.staff);
  return (
    <li className="staff__person">
      <div>
        <p>
          <b>{member.name ?? words.nameless}</b>
          {isSelf && ` (${words.you})`}
        </p>
        {member.email !== undefined && <p className="staff__email">{member.email}</p>}
        <Standing member={member} />
      </div>
      {mayChange && (
        <div className="ways">
          {member.invitation !== undefined && <Resend member={member} onDone={onDone} />}
          <Role member={member} onDone={onDone} />
          <Remove member={member} isSelf={isSelf} onDone={onDone} />
        </div>
      )}
    </li>
  );
}
