import { useEffect, useRef } from "react";
import { useIsOwnBike } from "#web/shared/own-bike/use-is-own-bike.ts";
import { countScan } from "./scans-api.ts";

/** Counts that the page of a code was opened, once for each time, and not where its owner looks. `bikeId` is of the bike it leads to, if any. */
export const useCountScan = (uid: string, isKnown: boolean, bikeId: string | undefined): void => {
  const isOwn = useIsOwnBike(bikeId);
  const counted = useRef(false);
  useEffect(() => {
    if (!isKnown || isOwn !== false || counted.current) return;
    counted.current = true;
    countScan(uid);
  }, [isKnown, isOwn, uid]);
};
