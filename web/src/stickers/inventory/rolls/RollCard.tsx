import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { type Roll, RollId } from "#contract/stickers/rolls.ts";
import { formatShortCode } from "#contract/platform/short-code.ts";
import { rollQuery } from "#web/stickers/inventory/inventory-api.ts";
import "#web/stickers/inventory/codes/codes.css";
import { NotLoaded } from "#web/platform/one-item/Loaded.tsx";

function Codes({ roll }: { roll: Roll }): ReactNode {
  const texts = useTexts(($) => $.inventory.rolls);
  return (
    <ol className="roll__codes">
      {roll.codes.map(({ uid, shortCode, state }) => (
        <li key={uid} className={`roll__code roll__code--${state}`}>
          <Link className="mono" to={`/qr/${uid}`}>
            {formatShortCode(shortCode)}
          </Link>
          <span className="muted">{texts.codes[state]}</span>
        </li>
      ))}
    </ol>
  );
}

function Content({ roll }: { roll: Roll }): ReactNode {
  const { t } = useTranslation();
  const { id, store, state, left, count } = roll;
  return (
    <section className="stack qrmanagement__section" aria-labelledby="roll">
      <h2 id="roll">{t(($) => $.inventory.rolls.title, { number: id.slice(id.lastIndexOf("-") + 1) })}</h2>
      <p>
        {store ?? t(($) => $.inventory.self)} · {t(($) => $.inventory.rolls.states[state])} ·{" "}
        {t(($) => $.inventory.rolls.left, { left, count })}
      </p>
      <p>
        <Link to="/admin-qr-management?tab=inventory">{t(($) => $.inventory.rolls.all)}</Link>
      </p>
      <Codes roll={roll} />
    </section>
  );
}

function LoadedRoll({ id }: { id: string }): ReactNode {
  const { t } = useTranslation();
  const query = useQuery(rollQuery(id));
  if (query.data !== undefined) return <Content roll={query.data} />;
  return <NotLoaded query={query} failed={t(($) => $.inventory.rolls.failed)} of={["title", "block"]} />;
}

/** Shows the roll behind a roll label, `/qr-roll?type=…&id=…`; nothing for other ids. */
export function RollCard({ id }: { id: string | null }): ReactNode {
  const rollId = RollId.safeParse(id).data;
  return rollId === undefined ? null : <LoadedRoll id={rollId} />;
}
