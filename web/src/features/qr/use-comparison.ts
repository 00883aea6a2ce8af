import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { canonicalFrameNumber, isFrameNumber } from "#contract/frame-number.ts";
import { compareFrameNumber } from "./qr-api.ts";

/** A typed or scanned number beside that of the bike. An answer stands only as long as the number it is about. */
export const useComparison = (uid: string) => {
  const [typed, type] = useState("");
  const [fault, setFault] = useState<string>();
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: (number: string) => compareFrameNumber(uid, number),
  });
  const write = (text: string): void => {
    type(text);
    setFault(undefined);
    reset();
  };
  const ask = (text: string): void => {
    write(text);
    const number = canonicalFrameNumber(text);
    if (isFrameNumber(number)) mutate(number);
    else setFault("frame-number-format");
  };
  return { typed, fault, write, ask, matches: data?.matches, error, isPending };
};
