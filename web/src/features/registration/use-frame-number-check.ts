import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { FrameNumberAvailability } from "#contract/bikes.ts";
import { FrameNumber } from "#contract/frame-number.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { bikes } from "./registration-api.ts";

/** Typing pauses this long, in milliseconds, before the register is asked. */
const pause = 350;

const useSettled = (value: string): string => {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** Whether the register has this canonical number. Asked again each time, because someone else may register it meanwhile. */
export const frameNumberQuery = (frameNumber: string) =>
  queryOptions({
    queryKey: queryKeys.frameNumber.one(frameNumber),
    queryFn: ({ signal }) => bikes.checkFrameNumber({ params: { frameNumber } }, { signal }),
    staleTime: 5000,
  });

export type FrameNumberCheck = {
  availability: FrameNumberAvailability["availability"] | undefined;
  isChecking: boolean;
  isFailed: boolean;
};

/** What the register says of a number while it is typed; nothing as long as it is no whole number. */
export const useFrameNumberCheck = (typed: string): FrameNumberCheck => {
  const number = FrameNumber.safeParse(useSettled(typed));
  const query = useQuery({ ...frameNumberQuery(number.data ?? ""), enabled: number.success });
  const isCurrent = number.success && FrameNumber.safeParse(typed).data === number.data;
  return {
    availability: isCurrent ? query.data?.availability : undefined,
    isChecking: isCurrent && query.isFetching,
    isFailed: isCurrent && query.isError,
  };
};
