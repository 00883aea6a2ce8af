import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { noticesOfActivity } from "#web/auth/activity-notices.ts";
import type { Standing } from "#web/auth/inactivity.ts";
import { type InactivityWatch, watchInactivity } from "#web/auth/inactivity-watch.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { endInactiveSession } from "#web/auth/session.ts";

const InactivityDialog = lazy(async () => ({
  default: (await import("./InactivityDialog.tsx")).InactivityDialog,
}));

/** Ends the session of someone who has gone away, and asks them first whether they have. */
export function SessionTimer(): ReactNode {
  const [standing, setStanding] = useState<Standing>({ state: "active" });
  const watch = useRef<InactivityWatch>(undefined);
  const queries = useQueryClient();
  useEffect(() => {
    // Whichever answer comes, the server has heard of the person.
    const notices = noticesOfActivity(
      () => void queries.prefetchQuery({ ...meQuery, staleTime: 0, retry: false }),
    );
    const watching = watchInactivity({ tell: setStanding, onActivity: notices.act });
    watch.current = watching;
    return () => {
      watching.stop();
      notices.stop();
    };
  }, [queries]);
  const expired = standing.state === "expired";
  useEffect(() => {
    if (expired) void endInactiveSession();
  }, [expired]);
  if (standing.state !== "warning") return undefined;
  return (
    <Suspense>
      <InactivityDialog secondsLeft={standing.secondsLeft} onExtend={() => watch.current?.extend()} />
    </Suspense>
  );
}
