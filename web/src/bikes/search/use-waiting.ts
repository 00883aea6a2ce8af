import { useEffect, useState } from "react";

const patience = 300;

/** True after a delay, so that quick responses show no loading sign. */
export const useWaiting = (underWay: boolean): boolean => {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    if (!underWay) return undefined;
    const timer = setTimeout(() => setWaited(true), patience);
    return () => {
      clearTimeout(timer);
      setWaited(false);
    };
  }, [underWay]);
  return underWay && waited;
};
