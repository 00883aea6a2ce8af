import { useEffect, useState } from "react";

/** Milliseconds: an answer that comes sooner needs no sign that it is on its way. */
const patience = 300;

/** True once something has been under way for so long that the person should be told. */
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
