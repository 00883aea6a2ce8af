import { documentAddress } from "#contract/people/documents.ts";
import { preferredLanguage } from "#web/platform/i18n/language.ts";
import { endedByInactivityPath } from "./next-location.ts";

export const afterInactivity = (wanted: string): string =>
  endedByInactivityPath(documentAddress("/", preferredLanguage()), wanted);
