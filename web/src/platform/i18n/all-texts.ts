import { areaOf } from "./area-of.ts";
import { core as en } from "#web/platform/i18n/en/core.ts";
import type { Language } from "./language.ts";
import { core as sv } from "#web/platform/i18n/sv/core.ts";

const files = import.meta.glob<Readonly<Record<string, object>>>("../../**/texts/**/{sv,en}.ts", {
  eager: true,
});

const textsIn = (language: Language): Record<string, object | undefined> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.endsWith(`/${language}.ts`))
      .map(([file, texts]) => [areaOf(file), texts[areaOf(file)]]),
  );

/** All texts of the app, for prerendering and tests. Those of the landing page are compiled into it. */
export const allTexts = {
  sv: { ...textsIn("sv"), ...sv },
  en: { ...textsIn("en"), ...en },
};
