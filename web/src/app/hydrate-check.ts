// Imported first, so that the pages can override the shared styles.
import "#web/platform/ui/ui.css";
import { type ComponentProps, createElement } from "react";
import { CheckPage } from "#web/checks/check/CheckPage.tsx";
import { hydrateDocument } from "./hydrate-document.ts";

/** Signed-in people get the same page, because they may be beside a seller too. */
export const hydrateCheck = (props: ComponentProps<typeof CheckPage>): void =>
  hydrateDocument(createElement(CheckPage, props));
