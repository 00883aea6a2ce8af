import { useState } from "react";
import * as z from "zod";
import { forgetInTab, keepInTab, keptInTab } from "#web/platform/ui/kept-in-tab.ts";

export const useReplyDraft = (userId: string, threadId: string) => {
  const name = `cr:reply:${userId}:${threadId}`;
  const [text, setText] = useState(() => z.string().safeParse(keptInTab(name)).data ?? "");
  const write = (typed: string): void => {
    setText(typed);
    if (typed === "") forgetInTab(name);
    else keepInTab(name, typed);
  };
  return {
    text,
    write,
    /** Puts the text of an undone or failed message before the current draft. */
    restoreText: (words: string): void =>
      write([words, text].filter((each) => each.trim() !== "").join("\n")),
  };
};
export type ReplyDraft = ReturnType<typeof useReplyDraft>;
