import { forgetInTab, namesInTab } from "#web/platform/ui/kept-in-tab.ts";
import { removeStored, storedKeys } from "#web/platform/ui/local-store.ts";
import { isDraft } from "./drafts.ts";

/** Kept at sign-out: settings of the device (cookie choices, sort order, theme, language) and data that waits for its owner. */
const keptKeys = /^cr:(consent|bikes-sort|theme|language|kept:)/;

/** `keepDrafts`: for a sign-out that the person did not ask for. */
export const clearStorage = ({ keepDrafts = false } = {}): void => {
  for (const key of storedKeys()) if (!keptKeys.test(key)) removeStored(key);
  for (const key of namesInTab()) if (!keepDrafts || !isDraft(key)) forgetInTab(key);
};
