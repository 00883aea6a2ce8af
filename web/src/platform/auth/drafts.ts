import { forgetInTab, namesInTab } from "#web/platform/ui/kept-in-tab.ts";

/** Keys of drafts in the tab: the kind, then the user id. */
const draft =
  /^cr:(?:contact|decision|listing|registration|reply|sales|stickers|theft|transfer|unsent):([^:]+)/;

export const isDraft = (key: string): boolean => draft.test(key);

/** Deletes other people's drafts when somebody signs in. */
export const forgetDraftsOfOthers = (userId: string): void => {
  for (const key of namesInTab()) {
    const of = draft.exec(key)?.[1];
    if (of !== undefined && of !== userId) forgetInTab(key);
  }
};
