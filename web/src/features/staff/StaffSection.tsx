import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Staff } from "#contract/staff.ts";
import { failureText } from "#web/api/failure-text.ts";
import { useSession } from "#web/auth/session.ts";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { InviteForm } from "./InviteForm.tsx";
import { StaffRow } from "./StaffRow.tsx";
import { staffQuery } from "./staff-api.ts";
import "./staff.css";

function Opened({ staff: { items, role, most } }: { staff: Staff }): ReactNode {
  const { t } = useTranslation();
  const [said, say] = useState("");
  const session = useSession();
  const words = t(($) => $.staff, { returnObjects: true, skipInterpolation: true });
  const own = session.state === "signed-in" ? session.userId : undefined;
  const isOwner = role === "owner";
  return (
    <div className="staff">
      {!isOwner && <p className="muted">{words.ownersChange}</p>}
      <ul className="staff__people">
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

/** A part of the settings: who works in the store. */
export function StaffSection(): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(staffQuery);
  if (data !== undefined) return <Opened staff={data} />;
  if (error === null || isFetching) return <Skeleton of={["block", "block"]} />;
  return (
    <FetchFailure title={t(($) => $.staff.failed)} text={failureText(error)} onRetry={() => void refetch()} />
  );
}
