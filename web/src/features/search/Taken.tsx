import type { ReactNode } from "react";
import type { Understood } from "#contract/search.ts";
import type { Tier } from "./queries.ts";
import { UnderstoodChips } from "./UnderstoodChips.tsx";
import type { AskedSearch } from "./use-search.ts";
import { WatchSearch } from "./WatchSearch.tsx";

type Props = { tier: Tier; asked: AskedSearch; understood: Understood | undefined };

/** What a search was taken for, and the way to be told of what fits it from now on. */
export function Taken({ tier, asked: { search, show }, understood }: Props): ReactNode {
  return (
    <>
      {understood && <UnderstoodChips search={search} understood={understood} onShow={show} />}
      {tier === "signed-in" && <WatchSearch search={search} understood={understood} />}
    </>
  );
}
