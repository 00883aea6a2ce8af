import i18next from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Failure } from "#web/platform/api/last-failure.ts";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { BugReport } from "./BugReport.tsx";
import type { DrawPage } from "#web/office/bug-report/page-picture/use-page-picture.ts";

const drawPage: DrawPage = async (asker, steps) => {
  const { pictureBehind } = await import("#web/office/bug-report/page-picture/page-picture.ts");
  return pictureBehind(i18next.store.data, asker.closest("dialog"), steps);
};

type Props = { path: string; failure: Failure | undefined; onClose: () => void };

export function BugDialog({ path, failure, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <PlainDialog title={t(($) => $.bugReport.title)} onClose={onClose}>
      <BugReport path={path} failure={failure} onClose={onClose} drawPage={drawPage} />
    </PlainDialog>
  );
}
