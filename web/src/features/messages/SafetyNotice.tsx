import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Thread } from "#contract/messages.ts";

/** Above the first message, where both have yet to learn whom they deal with. */
export function SafetyNotice({ thread }: { thread: Thread }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.messages.safety, { returnObjects: true });
  return (
    <aside className="safety" aria-label={texts.title}>
      <ShieldCheck size={22} aria-hidden="true" />
      <div>
        <p>
          <b>{texts.title}</b>
        </p>
        <ul>
          {texts.list.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        {thread.bike.status === "stolen" && (
          <p>
            <b>{texts.stolen}</b>
          </p>
        )}
      </div>
    </aside>
  );
}
