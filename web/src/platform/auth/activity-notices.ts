import { activityNoticeInterval } from "#contract/people/inactivity.ts";

export type ActivityNotices = {
  /** Call this on every sign of activity. */
  readonly act: () => void;
  readonly stop: () => void;
};

/** Reports activity to the server even while the page makes no requests: at most once per interval, with a trailing call. */
export const createActivityNotices = (report: () => void): ActivityNotices => {
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
