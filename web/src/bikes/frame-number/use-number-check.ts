import { type QueryKey, queryOptions, useQuery } from "@tanstack/react-query";
import type { FrameNumberAvailability } from "#contract/bikes/bikes.ts";
import { FrameNumber } from "#contract/bikes/frame-number.ts";
import { useSettled } from "#web/platform/ui/use-settled.ts";

/** Owners and stores use different endpoints. */
export type NumberRegister = {
  readonly keyOf: (frameNumber: string) => QueryKey;
  readonly ask: (frameNumber: string, signal: AbortSignal) => Promise<FrameNumberAvailability>;
};

/** Refetched after five seconds, because somebody else may register the number. */
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

/** Looks the number up while it is typed; undefined until it is complete. */
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
