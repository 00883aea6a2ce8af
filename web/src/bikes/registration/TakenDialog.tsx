import { Button, Modal } from "antd";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { loadTexts } from "#web/platform/i18n/i18n.ts";
import { pageAddress } from "#web/platform/i18n/page-address.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

/** Loads its texts when it is opened. */
const AskDialog = lazy(async () => {
  const [{ AskDialog }] = await Promise.all([
    import("#web/ownership/requests/AskDialog.tsx"),
    loadTexts(["bikeRequests"]),
  ]);
  return { default: AskDialog };
});

export type Taken = { frameNumber: string; by: "own" | "taken" | "stolen" };

type Props = { taken: Taken; onClose: () => void };

const useTexts = (taken: Taken) => {
  const { t } = useTranslation();
  const { frameNumber } = taken;
  switch (taken.by) {
    case "own":
      return {
        title: t(($) => $.registrationMore.taken.ownTitle),
        text: t(($) => $.registrationMore.taken.ownText, { frameNumber }),
      };
    case "stolen":
      return {
        title: t(($) => $.registrationMore.taken.stolenTitle),
        text: t(($) => $.registrationMore.taken.stolenText, { frameNumber }),
      };
    case "taken":
      return {
        title: t(($) => $.registrationMore.taken.title),
        text: t(($) => $.registrationMore.taken.text, { frameNumber }),
      };
  }
};

/** Offers help for a typing error, or for a bike that the person has bought or lost. */
function Others({ frameNumber, onAsk }: { frameNumber: string; onAsk: () => void }): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const texts = t(($) => $.registrationMore.taken, { returnObjects: true });
  return (
    <>
      <p className="paragraph">{texts.check}</p>
      <p className="paragraph">{texts.bought}</p>
      <Button type="link" onClick={onAsk}>
        {texts.ask}
      </Button>
      <Button type="link" onClick={() => void navigate(`/ownership-disputes/new?number=${frameNumber}`)}>
        {texts.claim}
      </Button>
    </>
  );
}

/** Says that the number is registered, but not who registered it. */
export function TakenDialog({ taken, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { title, text } = useTexts(taken);
  const [asking, ask] = useState(false);
  const isOwn = taken.by === "own";
  const search = pageAddress("/bike-search", usePageLanguage());
  const elsewhere = isOwn ? "/my-bikes" : `${search}?q=${encodeURIComponent(taken.frameNumber)}`;
  if (asking)
    return (
      <Suspense>
        <AskDialog bike={{ frameNumber: taken.frameNumber }} onClose={onClose} />
      </Suspense>
    );
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      footer={[
        <Button key="elsewhere" onClick={() => void navigate(elsewhere)}>
          {isOwn ? t(($) => $.registrationMore.taken.myBikes) : t(($) => $.registrationMore.taken.search)}
        </Button>,
        <Button key="edit" type="primary" onClick={onClose}>
          {t(($) => $.registrationMore.taken.edit)}
        </Button>,
      ]}
    >
      <p>{text}</p>
      {taken.by === "taken" && <Others frameNumber={taken.frameNumber} onAsk={() => ask(true)} />}
    </Modal>
  );
}
