import { useNavigate } from "react-router";
import { parseOwnCode } from "#web/ui/qr-scan/parse-code.ts";
import { everything, type Search, type TypedFilter } from "./search.ts";
import { useDraft } from "./use-draft.ts";
import type { AskedSearch } from "./use-search.ts";

const typedIn = ({ q = "", brand = "", model = "", city = "" }: Search): Record<TypedFilter, string> => ({
  q,
  brand,
  model,
  city,
});

/** What is typed and chosen, and how it becomes a search. Nothing that is typed is lost when something else is chosen. */
export const useControls = ({ search, address, show }: AskedSearch) => {
  const navigate = useNavigate();
  const { draft, write } = useDraft(address, typedIn(search));
  const onSticker = (uid: string): void => void navigate(`/qr/${uid}`);
  const onFrameNumber = (q: string): void => show({ ...everything, q });
  const ask = (changes: Partial<Search> = {}): void => {
    const code = parseOwnCode(changes.q ?? draft.q, location.host);
    if (code === undefined) show({ ...search, ...draft, ...changes });
    else if (code.kind === "sticker") onSticker(code.uid);
    else onFrameNumber(code.frameNumber);
  };
  return { draft, write, scan: { onFrameNumber, onSticker }, ask };
};
