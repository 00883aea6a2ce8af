import { type QueryKey, queryOptions, useQuery } from "@tanstack/react-query";
import type { FrameNumberAvailability } from "#contract/bikes.ts";
import { FrameNumber } from "#contract/frame-number.ts";
import { useSettled } from "#web/ui/use-settled.ts";

/** Where a canonical number is asked for: an owner asks elsewhere than a store. */
export type NumberRegister = {
  readonly keyOf: (frameNumber: string) => QueryKey;
  readonly ask: (frameNumber: string, signal: AbortSignal) => Promise<FrameNumberAvailability>;
};

/** Whether the register has this number. Asked again each time, because someone else may register it meanwhile. */
export const numberQuery = ({ keyOf, ask }: NumberRegister, frameNumber: string) =>
  queryOptions({
    queryKey: keyOf(frameNumber),
    queryFn: ({ signal }) => ask(frameNumber, signal),
    staleTime: 5000,
  });

export type FrameNumberCheck = {
  availability: FrameNumberAvailability["availability"] | undefined;
  isChecking: boolean;
  isFailed: boolean;
};

/** What the register says of a number while it is typed; nothing as long as it is no whole number. */
export const useNumberCheck = (typed: string, register: NumberRegister): FrameNumberCheck => {
  const number = FrameNumber.safeParse(useSettled(typed));
  const query = useQuery({ ...numberQuery(register, number.data ?? ""), enabled: number.success });
  const isCurrent = number.success && FrameNumber.safeParse(typed).data === number.data;
  return {
    availability: isCurrent ? query.data?.availability : undefined,
    isChecking: isCurrent && query.isFetching,
    isFailed: isCurrent && query.isError,
  };
};
