import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { everyMail } from "#contract/people/notification-settings.ts";
import { changes, open, part, sent } from "./browser.tsx";
import { pool } from "./fake-pool.ts";

vi.mock("aws-amplify/auth", async () => import("./fake-pool.ts"));

const user = userEvent.setup();
const mail = () => part("Mejl");

beforeEach(() => pool.reset());

describe("mails", () => {
  it("are switched one by one", async () => {
    await open("customer", { mails: everyMail });
    await user.click(mail().getByRole("switch", { name: "Cyklar du har hittat" }));
    await mail().findByText("Sparat");
    expect(changes()).toEqual([{ mails: { ...everyMail, tips: false } }]);
    expect(mail().getByRole("switch", { name: "Nya meddelanden" }).getAttribute("aria-checked")).toBe("true");
  });

  it("show no warning while they arrive", async () => {
    await open("customer");
    expect(mail().queryByText(/kommer tillbaka|skräppost/)).toBeNull();
  });

  it.each([
    ["bounced", /kommer tillbaka/],
    ["complained", /anmälts som skräppost/],
  ])("that are %s show why, and can be retried", async (reason, words) => {
    const status = { arrives: false, reason, since: "2026-11-20T12:00:00.000Z" };
    await open(
      "customer",
      {},
      {
        "GET /api/me/mail": () => Response.json(status),
        "POST /api/me/mail/retries": () => Response.json({ arrives: true }, { status: 201 }),
      },
    );
    expect(await mail().findByText(words)).toBeTruthy();
    await user.click(mail().getByRole("button", { name: "Prova igen" }));
    expect(await mail().findByText(/Vi har skickat ett mejl till/)).toBeTruthy();
    expect(mail().queryByText(words)).toBeNull();
    expect(sent("POST /api/me/mail/retries")).toHaveLength(1);
  });
});
