import { type ReactNode, useSyncExternalStore } from "react";
import { signInPath, wantedLocation, wasEndedByInactivity } from "#web/auth/next-location.ts";
import type { LandingTexts } from "./landing-texts.ts";
import "./ended-note.css";

const never = (): (() => void) => () => undefined;

/** Why someone who did not sign out is on the home page, and the way back to where they were. */
export function EndedNote({ texts }: { texts: LandingTexts["ended"] }): ReactNode {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => "",
  );
  const wanted = wantedLocation(search, "https://cykelregistret.invalid");
  if (!wasEndedByInactivity(search)) return null;
  return (
    <output className="endednote">
      <span>{texts.text}</span>
      <a href={wanted === undefined ? "/auth" : signInPath(wanted)}>{texts.again}</a>
    </output>
  );
}
