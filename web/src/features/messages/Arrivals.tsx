import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Message } from "#contract/messages.ts";

/** Reads out what the other one writes meanwhile, and nothing that was there before. */
export function Arrivals({ messages }: { messages: readonly Message[] }): ReactNode {
  const { t } = useTranslation();
  const [begun] = useState(() => messages.at(-1)?.at ?? "");
  const newest = messages.at(-1);
  return (
    <output className="sr">
      {newest !== undefined && !newest.mine && newest.at > begun
        ? t(($) => $.messages.thread.arrived, { text: newest.text })
        : ""}
    </output>
  );
}
