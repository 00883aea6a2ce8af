import { type ComponentType, createElement, type ReactNode, useState } from "react";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { type Failure, recentFailure } from "#web/platform/api/last-failure.ts";

type Dialog = ComponentType<{ path: string; failure: Failure | undefined; onClose: () => void }>;

const fetchDialog = async (): Promise<Dialog> => {
  const [dialog] = await Promise.all([import("./BugDialog.tsx"), loadTexts(["bugReport"])]);
  return dialog.BugDialog;
};

/** Opens the form in a dialog, so that input on the page is kept. `failed` is the page's own failure. */
export const useReportBug = (failed?: Failure): { open: () => void; dialog: ReactNode } => {
  const [shown, show] = useState<{ Dialog: Dialog; failure: Failure | undefined }>();
  const open = async (): Promise<void> => {
    try {
      const Dialog = await fetchDialog();
      show({ Dialog, failure: failed ?? recentFailure() });
    } catch {
      // The page is outdated, or the network is down.
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
