import { Eye, EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AdminBike, Sight } from "#contract/bike-admin-bike.ts";
import { Card } from "#web/ui/dossier/Card.tsx";

function SightRow({ sight: { who, name, sees } }: { sight: Sight }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikeAdmin.bike.sights, { returnObjects: true });
  const Icon = sees.length === 0 ? EyeOff : Eye;
  const parts = sees.map((part) => texts.parts[part]).join(", ");
  return (
    <li className="bikefile__sight">
      <Icon size={18} aria-hidden="true" />
      <div>
        <b>{name === undefined ? texts.who[who] : `${texts.who[who]}, ${name}`}</b>
        <span>{sees.length === 0 ? texts.nothing : parts}</span>
      </div>
    </li>
  );
}

/** Who sees what of the bike, as it stands now. */
export function Sights({ bike: { sights } }: { bike: AdminBike }): ReactNode {
  const { t } = useTranslation();
  return (
    <Card title={t(($) => $.bikeAdmin.bike.sights.title)}>
      <ul className="bikefile__sights">
        {sights.map((sight) => (
          <SightRow key={sight.who} sight={sight} />
        ))}
      </ul>
    </Card>
  );
}
