import { type Dispatch, useEffect, useReducer } from "react";
import { type Change, type Draft, changeDraft } from "./draft.ts";
import { readDraft, storeDraft } from "./draft-storage.ts";

/** The draft of this person, kept in the tab as it changes. */
export const useDraft = (userId: string): [Draft, Dispatch<Change>] => {
  const [draft, change] = useReducer(changeDraft, userId, readDraft);
  useEffect(() => storeDraft(userId, draft), [userId, draft]);
  return [draft, change];
};
