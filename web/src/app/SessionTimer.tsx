import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { Standing } from "#web/platform/auth/inactivity.ts";
import { type InactivityWatch, watchInactivity } from "#web/platform/auth/inactivity-watch.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { endInactiveSession } from "#web/platform/auth/session.ts";
import { activityNoticeInterval } from "#contract/people/inactivity.ts";

type ActivityNotices = {
  /** Call this on every sign of activity. */
  readonly act: () => void;
  readonly stop: () => void;
};

/** Reports activity to the server even while the page makes no requests: at most once per interval, with a trailing call. */
const createActivityNotices = (report: () => void): ActivityNotices => {
  let lastReported = Date.now();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const reportNow = (): void => {
    lastReported = Date.now();
    waiting = undefined;
    report();
  };
  return {
    act: () => {
      waiting ??= setTimeout(reportNow, Math.max(0, lastReported + activityNoticeInterval - Date.now()));
    },
    stop: () => clearTimeout(waiting),
  };
};

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
