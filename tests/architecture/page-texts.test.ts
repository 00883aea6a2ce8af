import { describe, expect, it } from "vitest";
import { areasFetchedBy, areasShownBy } from "#tests/architecture/page-texts.ts";
import { moduleOf } from "../../scripts/web/built-files.ts";
import { pages } from "#web/app/routes.ts";

describe("the texts of a page", () => {
  it.each(pages.map((page) => [page.path, page] as const))(
    "%s brings all that it shows, and no others",
    (_, page) => {
      const module = moduleOf(page).replace(/^src\//, "");
      const brought = [...(page.texts ?? []), ...areasFetchedBy(module)];
      expect(brought.toSorted()).toEqual(areasShownBy(module));
    },
  );

  it.each(["app/RootLayout.tsx", "app/PlainLayout.tsx", "app/NotFoundPage.tsx", "app/ErrorPage.tsx"])(
    "%s, which stands around every page, needs those that are always there, and what it fetches itself",
    (module) => {
      expect(areasShownBy(module)).toEqual(areasFetchedBy(module));
    },
  );
});
