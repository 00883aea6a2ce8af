import { type ComponentType, createElement, type ReactNode, useState } from "react";
import { loadTexts } from "#web/i18n/i18n.ts";
import { type Failure, recentFailure } from "#web/api/last-failure.ts";

type Dialog = ComponentType<{ path: string; failure: Failure | undefined; onClose: () => void }>;

/** Comes with its texts when it is opened. */
const fetchDialog = async (): Promise<Dialog> => {
  const [dialog] = await Promise.all([import("./BugDialog.tsx"), loadTexts(["bugReport"])]);
  return dialog.BugDialog;
};

/** Opens the form over the page, so that nothing that is typed there is lost. `failed`: what the page itself could not do. */
export const useReportBug = (failed?: Failure): { open: () => void; dialog: ReactNode } => {
  const [shown, show] = useState<{ Dialog: Dialog; failure: Failure | undefined }>();
  const open = async (): Promise<void> => {
    try {
      const Dialog = await fetchDialog();
      show({ Dialog, failure: failed ?? recentFailure() });
    } catch {
      // The site is newer than this page, or the network is gone.
      location.assign("/contact");
    }
  };
  return {
    open: () => void open(),
    dialog:
      shown &&
      createElement(shown.Dialog, {
        path: location.pathname,
        failure: shown.failure,
        onClose: () => show(undefined),
      }),
  };
};
