import { useQuery } from "@tanstack/react-query";
import { Button, Skeleton } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { closingQuery } from "#web/auth/closing.ts";
import { Outcome } from "#web/features/settings/Outcome.tsx";
import { Blocks } from "./Blocks.tsx";
import { ConfirmForm } from "./ConfirmForm.tsx";
import { PointsLost } from "./PointsLost.tsx";
import { SignInFirst } from "#web/features/settings/SignInFirst.tsx";
import { deletionPlace } from "./deletion-place.ts";

/** What stands between a person and closing their account: something to settle, a fresh sign-in, or their word. */
export function ClosingSteps({ email }: { email: string }): ReactNode {
  const { t } = useTranslation();
  const { data: closing, isError, refetch } = useQuery(closingQuery);
  if (closing === undefined && isError) {
    return (
      <>
        <Outcome failure={t(($) => $.closing.section.loadFailed)} />
        <div className="settings__actions">
          <Button onClick={() => void refetch()}>{t(($) => $.common.tryAgain)}</Button>
        </div>
      </>
    );
  }
  if (closing === undefined) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (closing.blocks.length > 0) return <Blocks blocks={closing.blocks} />;
  return (
    <div className="settings__part">
      {closing.points > 0 && <PointsLost points={closing.points} />}
      {closing.signedInRecently ? <ConfirmForm email={email} /> : <SignInFirst place={deletionPlace} />}
    </div>
  );
}
