import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ClosingBlock } from "#contract/closing.ts";

function Block({ block }: { block: ClosingBlock }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.closing.section, { returnObjects: true });
  if (block.kind === "sticker-order") {
    const { orderNumber: number, bike } = block;
    return (
      <li>
        <p>{t(($) => $.closing.section.stickerOrder, { number, bike })}</p>
        <p className="deletion__links">
          <Link to="/order?tab=stickers">{texts.showOrder}</Link>
          <Link to="/contact">{texts.contact}</Link>
        </p>
      </li>
    );
  }
  if (block.kind === "transfer") {
    const { transferId, brand, model } = block;
    return (
      <li>
        <p>{t(($) => $.closing.section.transfer, { brand, model })}</p>
        <p className="deletion__links">
          <Link to={`/transfers/${encodeURIComponent(transferId)}`}>{texts.showTransfer}</Link>
        </p>
      </li>
    );
  }
  const { bikeId, brand, model } = block;
  return (
    <li>
      <p>{t(($) => $.closing.section.stolenBike, { brand, model })}</p>
      <p className="deletion__links">
        <Link to={`/my-bikes/${encodeURIComponent(bikeId)}`}>{texts.showBike}</Link>
        <Link to="/contact">{texts.contact}</Link>
      </p>
    </li>
  );
}

/** What has to be settled first, and where. */
export function Blocks({ blocks }: { blocks: readonly ClosingBlock[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="settings__part">
      <h3 className="deletion__blocked">
        <TriangleAlert size={20} aria-hidden="true" />
        {t(($) => $.closing.section.blocked)}
      </h3>
      <ul className="deletion__blocks">
        {blocks.map((block) => (
          <Block key={JSON.stringify(block)} block={block} />
        ))}
      </ul>
    </div>
  );
}
