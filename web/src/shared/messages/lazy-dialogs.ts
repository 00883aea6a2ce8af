import { lazy } from "react";
import { loadTexts } from "#web/i18n/i18n.ts";

/** Both come with their texts when they are opened. */
export const LazyContactDialog = lazy(async () => {
  const [{ ContactDialog }] = await Promise.all([import("./ContactDialog.tsx"), loadTexts(["messages"])]);
  return { default: ContactDialog };
});

export const LazySignInDialog = lazy(async () => {
  const [{ SignInDialog }] = await Promise.all([import("./SignInDialog.tsx"), loadTexts(["messages"])]);
  return { default: SignInDialog };
});
