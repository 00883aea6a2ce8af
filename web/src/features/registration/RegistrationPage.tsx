import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "antd";
import type { ReactNode } from "react";
import { meQuery } from "#web/auth/me-query.ts";
import { IdentityForm } from "./IdentityForm.tsx";
import { ProfileFailure } from "./ProfileFailure.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";
import "./registration.css";
import "./pictures.css";
import "./review.css";

/** /bike-registration: four steps from a frame number to a registered bike. */
export function RegistrationPage(): ReactNode {
  const me = useQuery(meQuery);
  if (me.data) {
    return me.data.identityLevel === 0 ? (
      <IdentityForm />
    ) : (
      <RegistrationForm key={me.data.userId} me={me.data} />
    );
  }
  return (
    <main id="content" className="wrap registration">
      {me.isError ? (
        <ProfileFailure onRetry={() => void me.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )}
    </main>
  );
}
