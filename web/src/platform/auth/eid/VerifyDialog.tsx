import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { eidClient } from "./eid-client.ts";
import { EidDialog } from "./EidDialog.tsx";

type Props = { open: boolean; onVerified?: () => void; onClose: () => void };

export function VerifyDialog({ open, onVerified, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const verified = async () => () => {
    void queries.invalidateQueries({ queryKey: meQuery.queryKey });
    onClose();
    onVerified?.();
  };
  return (
    <EidDialog
      open={open}
      purpose="verification"
      title={t(($) => $.eid.verify.title)}
      doneText={t(($) => $.eid.verify.done)}
      start={(body) => eidClient.startVerification({ body })}
      onDone={verified}
      onClose={onClose}
    />
  );
}
