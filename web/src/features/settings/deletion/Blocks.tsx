import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ClosingBlock } from "#contract/closing.ts";

/** What has to be settled first, and where. */
export function Blocks({ blocks }: { blocks: readonly ClosingBlock[] }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.closing.section, { returnObjects: true });
  return (
    <div className="settings__part">
      <h3 className="deletion__blocked">
        <TriangleAlert size={20} aria-hidden="true" />
        {texts.blocked}
      </h3>
      <ul className="deletion__blocks">
        {blocks.map(({ bikeId, brand, model }) => (
          <li key={bikeId}>
            <p>{t(($) => $.closing.section.stolenBike, { brand, model })}</p>
            <p className="deletion__links">
              <Link to={`/my-bikes/${encodeURIComponent(bikeId)}`}>{texts.showBike}</Link>
              <Link to="/contact">{texts.contact}</Link>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
