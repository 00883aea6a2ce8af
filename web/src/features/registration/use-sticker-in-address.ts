import { type Dispatch, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import * as z from "zod";
import type { Change } from "./draft.ts";

const name = "code";

/** The sticker that someone scanned before they came here, `?code=`. It goes into the draft, and out of the address: taken out of the draft, it must not come back with a reload. */
export const useStickerInAddress = (change: Dispatch<Change>): void => {
  const [search, setSearch] = useSearchParams();
  const code = search.get(name);
  useEffect(() => {
    if (code === null) return;
    const uid = z.uuid().safeParse(code.toLowerCase()).data;
    if (uid !== undefined) change({ kind: "sticker", uid });
    setSearch(
      (before) => {
        before.delete(name);
        return before;
      },
      { replace: true },
    );
  }, [change, code, setSearch]);
};
