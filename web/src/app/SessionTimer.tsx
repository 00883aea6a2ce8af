import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { Standing } from "#web/auth/inactivity.ts";
import { type InactivityWatch, watchInactivity } from "#web/auth/inactivity-watch.ts";
import { endSession } from "#web/auth/session.ts";

const InactivityDialog = lazy(async () => ({
  default: (await import("./InactivityDialog.tsx")).InactivityDialog,
}));

/** Ends the session of somebody who has gone away, and asks them first whether they have. */
export function SessionTimer(): ReactNode {
  const [standing, setStanding] = useState<Standing>({ state: "active" });
  const watch = useRef<InactivityWatch>(undefined);
  useEffect(() => {
    const watching = watchInactivity(setStanding);
    watch.current = watching;
    return watching.stop;
  }, []);
  const expired = standing.state === "expired";
  useEffect(() => {
    if (expired) void endSession("inactivity");
  }, [expired]);
  if (standing.state !== "warning") return undefined;
  return (
    <Suspense>
      <InactivityDialog secondsLeft={standing.secondsLeft} onExtend={() => watch.current?.extend()} />
    </Suspense>
  );
}
