import { areaOf } from "./area-of.ts";
import { core as en } from "./en/core.ts";
import type { Language } from "./language.ts";
import { core as sv } from "./sv/core.ts";

const files = import.meta.glob<Readonly<Record<string, object>>>("../**/texts/**/{sv,en}.ts", {
  eager: true,
});

const inFilesOf = (language: Language): Record<string, object | undefined> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.endsWith(`/${language}.ts`))
      .map(([file, texts]) => [areaOf(file), texts[areaOf(file)]]),
  );

/** Every text of the app, for documents that are written out and for tests. Those of the landing page are compiled into it and stand beside it. */
export const allTexts = {
  sv: { ...inFilesOf("sv"), ...sv },
  en: { ...inFilesOf("en"), ...en },
};
