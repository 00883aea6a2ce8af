import i18next from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Failure } from "#web/api/last-failure.ts";
import { PlainDialog } from "#web/ui/plain-dialog/PlainDialog.tsx";
import { BugReport } from "./BugReport.tsx";
import type { DrawPage } from "./page-picture/use-page-picture.ts";

/** What draws comes when it is asked for. */
const drawPage: DrawPage = async (asker, steps) => {
  const { pictureBehind } = await import("./page-picture/page-picture.ts");
  return pictureBehind(i18next.store.data, asker.closest("dialog"), steps);
};

type Props = { path: string; failure: Failure | undefined; onClose: () => void };

/** What does not work, over the page on which it does not. */
export function BugDialog({ path, failure, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <PlainDialog title={t(($) => $.bugReport.title)} onClose={onClose}>
      <BugReport path={path} failure={failure} onClose={onClose} drawPage={drawPage} />
    </PlainDialog>
  );
}
