import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { sendFailure } from "#web/platform/api/send-failure.ts";
import { DialogFailure } from "#web/platform/ui/plain-dialog/DialogFailure.tsx";

export function FoundFailure({ error }: { error: Error | null }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.found.failure, { returnObjects: true });
  return <DialogFailure title={texts.title} text={sendFailure(error, texts.text)} />;
}
