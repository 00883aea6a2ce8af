import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SearchCard } from "#contract/search.ts";
import { markDifferences } from "./mark-differences.ts";

type LineProps = { label: string; characters: ReturnType<typeof markDifferences> };

function Line({ label, characters }: LineProps): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="mono">
        {characters.map(({ character, differs }, place) => {
          const key = `${place}${character}`;
          return differs ? <mark key={key}>{character}</mark> : <span key={key}>{character}</span>;
        })}
      </dd>
    </div>
  );
}

/** The number that was typed above the one in the register, with what differs marked: an O and a 0 are told apart by nobody at a glance. */
export function NumbersBeside({ asked, bike }: { asked: string; bike: SearchCard }): ReactNode {
  const { t } = useTranslation();
  const found = bike.frameNumber;
  if (found.length !== asked.length || found === asked) return null;
  return (
    <dl className="near__numbers">
      <Line label={t(($) => $.search.near.typed)} characters={markDifferences(asked, found)} />
      <Line label={t(($) => $.search.near.registered)} characters={markDifferences(found, asked)} />
    </dl>
  );
}
