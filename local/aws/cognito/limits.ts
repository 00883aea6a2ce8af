import * as z from "zod";
import type { Clock } from "#local/cloud.ts";
import type { Records } from "#local/state/records.ts";
import { limitExceeded, notAuthorized } from "./errors.ts";

const Count = z.object({ count: z.number(), since: z.number() });
const Lock = z.object({ failures: z.number(), lastAt: z.number(), lockedUntil: z.number() });

const hour = 3_600_000;
const maxLockMillis = 15 * 60_000;
const allowed = { "code-guess": 5, "code-send": 10, "totp-guess": 5 } as const;

type Limited = keyof typeof allowed;

/** Rate limits by `subject`: a user's sub, or the made-up sub of an unknown name. */
export type Limits = {
  /** Counts one attempt; throws `exceeded` (LimitExceededException by default) above the hourly limit. */
  spend(action: Limited, subject: string, exceeded?: () => Error): void;
  forgive(action: Limited, subject: string): void;
  /** Throws while wrong passwords keep the account locked. */
  checkPasswordLock(subject: string): void;
  /** The fifth wrong password locks for one second; each further one doubles that, up to 15 minutes. */
  countWrongPassword(subject: string): void;
  clearPasswordLock(subject: string): void;
};

export const openLimits = (records: Records, poolId: string, clock: Clock): Limits => {
  const lockOf = (subject: string): z.output<typeof Lock> => {
    const lock = Lock.safeParse(records.get("password-lock", `${poolId}/${subject}`));
    const isCurrent = lock.success && clock.now() < lock.data.lastAt + maxLockMillis;
    return isCurrent ? lock.data : { failures: 0, lastAt: 0, lockedUntil: 0 };
  };
  return {
    spend: (action, subject, exceeded = limitExceeded) => {
      const key = `${poolId}/${subject}`;
      const stored = Count.safeParse(records.get(action, key));
      const now = clock.now();
      const current =
        stored.success && now < stored.data.since + hour ? stored.data : { count: 0, since: now };
      if (current.count >= allowed[action]) throw exceeded();
      records.put(action, key, { ...current, count: current.count + 1 });
    },
    forgive: (action, subject) => records.delete(action, `${poolId}/${subject}`),
    checkPasswordLock: (subject) => {
      if (clock.now() < lockOf(subject).lockedUntil) throw notAuthorized("Password attempts exceeded");
    },
    countWrongPassword: (subject) => {
      const failures = lockOf(subject).failures + 1;
      const lastAt = clock.now();
      const lock = failures < 5 ? 0 : Math.min(1000 * 2 ** (failures - 5), maxLockMillis);
      records.put("password-lock", `${poolId}/${subject}`, { failures, lastAt, lockedUntil: lastAt + lock });
    },
    clearPasswordLock: (subject) => records.delete("password-lock", `${poolId}/${subject}`),
  };
};
