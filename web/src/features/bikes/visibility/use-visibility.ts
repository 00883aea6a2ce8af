import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import * as z from "zod";
import { Visibility } from "#contract/bike.ts";
import type { OwnBike } from "#contract/bikes.ts";
import { failureText } from "#web/api/failure-text.ts";
import { bikeQueries, changeVisibility } from "#web/features/bikes/queries.ts";

const Turned = z.object({ field: Visibility.keyof(), on: z.boolean() });
export type Turned = z.infer<typeof Turned>;

/** What is shown of a bike: as it is stored, with the wishes laid over it that are still under way. They are sent one after another, so the last one made is the one that stays. */
export const useVisibility = (bike: OwnBike) => {
  const queries = useQueryClient();
  const { queryKey } = bikeQueries.byId(bike.id);
  const mutationKey = ["visibility", bike.id];
  const wishes = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => Turned.parse(state.variables),
  });
  const { mutate, error, isSuccess, variables } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: ({ field, on }: Turned) => changeVisibility(bike.id, { [field]: on }),
    onSuccess: async (changed) => {
      // An older answer still under way must not come after this one.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, changed);
    },
    // Someone may have changed or removed the bike elsewhere: what is true is fetched.
    onError: async () => queries.invalidateQueries({ queryKey }),
  });
  return {
    visibility: {
      ...bike.visibility,
      ...Object.fromEntries(wishes.map(({ field, on }) => [field, on])),
    },
    turn: mutate,
    saved: isSuccess ? variables : undefined,
    failure: error === null ? undefined : failureText(error),
  };
};
