import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { sendFailure } from "#web/platform/api/send-failure.ts";
import { DialogFailure } from "#web/platform/ui/plain-dialog/DialogFailure.tsx";

export function FoundFailure({ error }: { error: Error | null }): ReactNode {
  const texts = useTexts(($) => $.found.failure);
  return <DialogFailure title={texts.title} text={sendFailure(error, texts.text)} />;
}
