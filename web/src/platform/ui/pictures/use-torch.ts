import { useState } from "react";
import { hasTorch, setTorch } from "./camera.ts";

export const useTorch = (stream: MediaStream) => {
  const [on, setOn] = useState(false);
  const toggle = async (): Promise<void> => {
    await setTorch(stream, !on);
    setOn(!on);
  };
  return { has: hasTorch(stream), on, toggle };
};
