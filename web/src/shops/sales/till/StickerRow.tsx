import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { SalePayment } from "#contract/shops/sales/new-sale.ts";
import { shortCodeOf, formatShortCode } from "#contract/platform/short-code.ts";
import { parseOwnCode } from "#web/stickers/scan/parse-code.ts";
import { ScanButton } from "#web/stickers/scan/ScanButton.tsx";
import { Row } from "./Row.tsx";
import type { RowProps } from "./row.ts";
import { TillField } from "./TillField.tsx";
import { TillSelect } from "./TillSelect.tsx";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns the id of a complete sticker code, else the typed text. */
const readSticker = (typed: string): string => {
  const code = parseOwnCode(typed, location.host);
  return code?.kind === "sticker" && uuid.test(code.uid) ? code.uid : typed;
};

function Chosen({ draft, change, price }: RowProps & { price: number }): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.till, { returnObjects: true, skipInterpolation: true });
  const names = { sticker: words.withSticker, points: t(($) => $.till.withPoints, { count: price }) };
  return (
    <>
      <p className="tillrow__chosen">
        <b className="mono">
          {t(($) => $.till.stickerShown, { code: formatShortCode(shortCodeOf(draft.sticker)) })}
        </b>
        <button type="button" className="btn btn--quiet" onClick={() => change({ sticker: "" })}>
          {words.stickerRemove}
        </button>
      </p>
      <TillSelect
        label={words.payment}
        fault={undefined}
        value={draft.payment}
        options={SalePayment.options.toReversed().map((payment) => [payment, names[payment]] as const)}
        onChoose={(payment = "sticker") => change({ payment })}
      />
    </>
  );
}

/** The store's sticker for the bike, which can also pay for the registration. */
export function StickerRow(props: RowProps & { price: number }): ReactNode {
  const { draft, change, faults } = props;
  const words = useTexts(($) => $.till);
  if (uuid.test(draft.sticker))
    return (
      <Row name={words.sticker}>
        <Chosen {...props} />
      </Row>
    );
  const isNeeded = faults.sticker === "required";
  return (
    <Row name={words.sticker}>
      <TillField
        name="sticker"
        label={words.stickerField}
        hint={words.stickerHint}
        fault={faults.sticker}
        faultText={isNeeded ? words.stickerNeeded : words.stickerFault}
        value={draft.sticker}
        maxLength={300}
        onType={(typed) => change({ sticker: readSticker(typed) })}
      />
      <ScanButton
        className="btn btn--ghost"
        onFrameNumber={(frameNumber) => change({ sticker: frameNumber })}
        onSticker={(sticker) => change({ sticker })}
      />
    </Row>
  );
}
