import { key } from "./key.ts";

export const numberWatchKeys = {
  /** A watch that waits for its owner to open the mailed link. */
  askedNumberWatch: (askedId: string) => key(`ASKEDNUMBERWATCH#${askedId}`, "ASKED"),
  /** A watch of a frame number. A theft finds those of all numbers that look alike; `watcher` is a keyed hash of the address. */
  numberWatch: (fold: string, frameNumber: string, watcher: string) =>
    key(`NUMBERWATCHES#${fold}`, `${frameNumber}#${watcher}`),
} as const;

export const numberWatchPartition = (fold: string): string => `NUMBERWATCHES#${fold}`;
