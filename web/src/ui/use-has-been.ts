import { useState } from "react";

/** True from the first time it is told so: what is loaded when it is first opened stays from then on, so that it can close in its own way. */
export const useHasBeen = (is: boolean): boolean => {
  const [has, remember] = useState(is);
  if (is && !has) remember(true);
  return has || is;
};
