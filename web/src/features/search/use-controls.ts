import { useNavigate } from "react-router-dom";
import { prepareSearchPass } from "#web/api/search-pass.ts";
import { parseOwnCode } from "#web/ui/qr-scan/parse-code.ts";
import type { Tier } from "./queries.ts";
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
export const useControls = (tier: Tier, { search, address, show }: AskedSearch) => {
  const navigate = useNavigate();
  const { draft, write: keep } = useDraft(address, typedIn(search));
  const write: typeof keep = (changes) => {
    // What a stranger has to do before searching is done by the time the word is.
    if (tier === "public") prepareSearchPass();
    keep(changes);
  };
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
