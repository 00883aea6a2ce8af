import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { OwnBike } from "#contract/bikes.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { ownBikeQuery } from "#web/shared/own-bike/own-bike-query.ts";
import { editBike } from "#web/features/bikes/queries.ts";
import { useToast } from "#web/ui/use-toast.ts";
import { editFields, type Wish } from "./edit-values.ts";
import { faultsIn } from "./field-faults.ts";

type FieldFaults = ReturnType<typeof faultsIn<(typeof editFields)[number]>>;

const isConflict = (error: Error): boolean =>
  error instanceof ProblemError && error.code === "conflict-try-again";

const useFailure = (error: Error | null): string | undefined => {
  const { t } = useTranslation();
  if (error === null) return undefined;
  return isConflict(error) ? t(($) => $.bikeEdit.conflict) : failureText(error);
};

/** Sends what is to change. Where that is refused the bike is fetched again, for it may be another than the one that was looked at. */
export const useEdit = (bike: OwnBike, onFaults: (faults: FieldFaults) => void) => {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { queryKey } = ownBikeQuery(bike.id);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wish: Wish) => editBike(bike.id, wish),
    onSuccess: async (changed) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, changed);
      void queries.invalidateQueries({ queryKey: queryKeys.bikes.mine });
      toast.success(t(($) => $.bikeEdit.saved));
      await navigate(`/my-bikes/${bike.id}`);
    },
    onError: (failure) => {
      onFaults(faultsIn(failure, editFields));
      if (failure instanceof ProblemError) void queries.invalidateQueries({ queryKey });
    },
  });
  return { save: mutate, isSaving: isPending, failure: useFailure(error) };
};
