import { useQuery } from "@tanstack/react-query";
import { useSession } from "#web/auth/session.ts";
import { ownBikeIds } from "./own-bike-ids.ts";

/** Whether a bike is the visitor's own. Undefined until that is known; strangers and stores own none. */
export const useIsOwnBike = (bikeId: string | undefined): boolean | undefined => {
  const session = useSession();
  const canOwn = session.state === "signed-in" && session.role === "customer";
  const { data, isError } = useQuery({ ...ownBikeIds, enabled: canOwn && bikeId !== undefined });
  if (!canOwn || bikeId === undefined || isError) return false;
  return data?.includes(bikeId);
};
