import { isDraft } from "./drafts.ts";

/** Cookie choices, how My bikes is sorted, what belongs to the device rather than to the account, and what waits here for its person until a moment. */
const kept = /^cr:(consent|bikes-sort|theme|language|kept:)/;

/** `keepDrafts`: for someone who did not mean to leave. */
export const clearStorage = ({ keepDrafts = false } = {}): void => {
  for (const key of Object.keys(localStorage)) {
    if (!kept.test(key)) localStorage.removeItem(key);
  }
  for (const key of Object.keys(sessionStorage)) {
    if (!keepDrafts || !isDraft(key)) sessionStorage.removeItem(key);
  }
};
