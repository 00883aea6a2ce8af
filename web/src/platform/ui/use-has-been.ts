import { useState } from "react";

/** Stays true once true, so that a dialog remains mounted for its closing animation. */
export const useHasBeen = (is: boolean): boolean => {
  const [has, remember] = useState(is);
  if (is && !has) remember(true);
  return has || is;
};
