import { useState } from "react";
import * as z from "zod";
import { forgetInTab, keepInTab, keptInTab } from "#web/ui/kept-in-tab.ts";

/** What someone is writing in a conversation, kept in the tab as it is typed. */
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
    /** Puts a text back that was taken out of the conversation, before what has been typed since. */
    giveBack: (words: string): void => write([words, text].filter((each) => each.trim() !== "").join("\n")),
  };
};
export type ReplyDraft = ReturnType<typeof useReplyDraft>;
