import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { problem } from "#tests/web/answer-calls.ts";
import { serve } from "#tests/web/points/purchases/browser.tsx";
import { showPages } from "#tests/web/show-pages.tsx";
import { ClaimPage } from "#web/shops/sales/claim/ClaimPage.tsx";

it.each([
  ["claim-used", "Cykeln har redan registrerats på en ägare.", ["Jag har redan ett konto"]],
  ["claim-ended", "Cykeln väntar inte längre. Be butiken registrera den igen.", []],
])("a link that ended with %s promises nothing else", async (code, said, links) => {
  serve({ "POST /claims/reading": [problem(409, code)] });
  showPages([{ path: "/claim", Component: ClaimPage }], "/claim#token");
  expect((await screen.findByRole("alert")).textContent).toBe(said);
  expect(screen.getAllByRole("heading")).toHaveLength(1);
  expect(screen.queryAllByRole("link").map(({ textContent }) => textContent)).toEqual(links);
});
