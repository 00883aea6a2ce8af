import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { createActivityNotices } from "#web/platform/auth/activity-notices.ts";
import type { Standing } from "#web/platform/auth/inactivity.ts";
import { type InactivityWatch, watchInactivity } from "#web/platform/auth/inactivity-watch.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { endInactiveSession } from "#web/platform/auth/session.ts";

const InactivityDialog = lazy(async () => ({
  default: (await import("./InactivityDialog.tsx")).InactivityDialog,
}));

export function SessionTimer(): ReactNode {
  const [standing, setStanding] = useState<Standing>({ state: "active" });
  const watch = useRef<InactivityWatch>(undefined);
  const queries = useQueryClient();
  useEffect(() => {
    // Any request tells the server that the person is active.
    const notices = createActivityNotices(
      () => void queries.prefetchQuery({ ...meQuery, staleTime: 0, retry: false }),
    );
    const watching = watchInactivity({ report: setStanding, onActivity: notices.act });
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
