import { activityNoticeInterval } from "#contract/inactivity.ts";

export type ActivityNotices = {
  /** The person has done something. */
  readonly act: () => void;
  readonly stop: () => void;
};

/** Lets the server know of someone who is there though the page asks it for nothing: at most once in a while, and once more for what came in between. */
export const noticesOfActivity = (tell: () => void): ActivityNotices => {
  let told = Date.now();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const tellNow = (): void => {
    told = Date.now();
    waiting = undefined;
    tell();
  };
  return {
    act: () => {
      waiting ??= setTimeout(tellNow, Math.max(0, told + activityNoticeInterval - Date.now()));
    },
    stop: () => clearTimeout(waiting),
  };
};
