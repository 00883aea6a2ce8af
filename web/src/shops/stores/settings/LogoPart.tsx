import { ImageIcon, Trash2 } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { StoreSettings } from "#contract/shops/store-settings.ts";
import { usePicture } from "#web/platform/api/pictures/use-picture.ts";
import { PictureTile } from "#web/platform/ui/pictures/PictureTile.tsx";
import { StoreLogo } from "#web/shops/store-logo/StoreLogo.tsx";
import { storeSettingsClient } from "./store-settings-api.ts";
import { useSettingsChange } from "./use-store-settings.ts";

/**
 * Saves an uploaded picture as the logo. The server refuses it if the store has changed since this
 * version.
 */
const useLogo = ({ version }: StoreSettings) => {
  const [uploadId, keep] = useState<string>();
  const [done, tell] = useState<"saved" | "removed">();
  const events = useMemo(() => ({ onKept: keep, onGone: () => keep(undefined) }), []);
  const picture = usePicture("logo", uploadId, events);
  const { change, busy, failure } = useSettingsChange(
    (wanted: string | null) => storeSettingsClient.changeStoreLogo({ body: { version, uploadId: wanted } }),
    () => {
      tell(uploadId === undefined ? "removed" : "saved");
      keep(undefined);
      picture.cancel();
    },
  );
  const choose = (file: Blob): void => {
    tell(undefined);
    keep(undefined);
    picture.choose(file);
  };
  return {
    picture: { ...picture, choose },
    done,
    busy,
    failure,
    isReady: picture.state === "kept" && uploadId !== undefined,
    save: () => uploadId !== undefined && !busy && change(uploadId),
    remove: () => void (busy || change(null)),
  };
};

export function LogoPart({ store }: { store: StoreSettings }): ReactNode {
  const logo = useLogo(store);
  const words = useTexts(($) => $.storeSettings.logo);
  return (
    <section className="stack stack--start storesettings__logo" aria-label={words.title}>
      <h3>{words.title}</h3>
      {store.logoUrl !== undefined && (
        <p className="storesettings__now">
          <StoreLogo url={store.logoUrl} large />
          <button type="button" className="btn btn--ghost" aria-disabled={logo.busy} onClick={logo.remove}>
            <Trash2 size={18} aria-hidden="true" />
            {words.remove}
          </button>
        </p>
      )}
      <PictureTile
        kind="logo"
        picture={logo.picture}
        words={words.picture}
        drawing={<ImageIcon size={56} strokeWidth={1.1} />}
        heading="h3"
      />
      {logo.isReady && (
        <button type="button" className="btn btn--primary" aria-disabled={logo.busy} onClick={logo.save}>
          {words.save}
        </button>
      )}
      <output>{logo.done !== undefined && words[logo.done]}</output>
      <p role="alert" className="failure">
        {logo.failure}
      </p>
    </section>
  );
}
