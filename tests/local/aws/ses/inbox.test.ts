/** @vitest-environment jsdom */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startSes } from "./mail-server.ts";

const ses = await startSes();
beforeEach(() => fetch(ses.inboxUrl, { method: "DELETE" }));
afterAll(() => ses.close());

const mail = { to: "asa@example.se", subject: "Kod", html: "<p>123456</p>", text: "123456" };
const page = async (path = "") => {
  const response = await fetch(`${ses.inboxUrl}${path}`, { headers: { accept: "text/html" } });
  return { response, document: new DOMParser().parseFromString(await response.text(), "text/html") };
};

describe("The inbox as JSON", () => {
  it("lists newest first", async () => {
    for (const subject of ["ett", "två", "tre"]) await ses.deliver({ ...mail, subject });
    expect((await ses.inbox()).map(({ subject }) => subject)).toEqual(["tre", "två", "ett"]);
  });

  it("keeps the order of arrival when the clock is moved back", async () => {
    await ses.deliver({ ...mail, subject: "först" });
    ses.clock.move(-86_400_000);
    await ses.deliver({ ...mail, subject: "sedan" });
    ses.clock.move(86_400_000);
    expect((await ses.inbox()).map(({ subject }) => subject)).toEqual(["sedan", "först"]);
  });

  it("is filtered by recipient and time", async () => {
    await ses.deliver(mail);
    await ses.deliver({ ...mail, to: "Bo@example.se" });
    ses.clock.move(60_000);
    const since = ses.clock.now();
    await ses.deliver({ ...mail, subject: "senare" });
    ses.clock.move(-60_000);
    expect(await ses.inbox("?to=bo@EXAMPLE.se")).toHaveLength(1);
    expect(await ses.inbox("?to=bo")).toHaveLength(0);
    for (const time of [String(since), new Date(since).toISOString()])
      expect((await ses.inbox(`?to=asa@example.se&since=${time}`)).map(({ subject }) => subject)).toEqual([
        "senare",
      ]);
    expect((await fetch(`${ses.inboxUrl}.json?since=igår`)).status).toBe(400);
  });

  it("returns one mail by its id", async () => {
    await ses.deliver({ ...mail, from: "Registret <hej@cykel.test>" });
    const [listed] = await ses.inbox();
    for (const path of [`/${listed?.id}`, `/${listed?.id}.json`])
      expect(await (await fetch(`${ses.inboxUrl}${path}`)).json()).toEqual(listed);
    expect(listed).toMatchObject({ from: "Registret <hej@cykel.test>", to: ["asa@example.se"] });
    expect((await fetch(`${ses.inboxUrl}/000000000-nobody`)).status).toBe(404);
  });

  it("is emptied by DELETE, and by no other method", async () => {
    await ses.deliver(mail);
    expect((await fetch(ses.inboxUrl, { method: "POST" })).status).toBe(405);
    expect(await ses.inbox()).toHaveLength(1);
    expect((await fetch(ses.inboxUrl, { method: "DELETE" })).status).toBe(204);
    expect(await ses.inbox()).toEqual([]);
  });

  it("survives a restart, and new mail still comes first", async () => {
    const stateDir = mkdtempSync(join(tmpdir(), "ses-"));
    const first = await startSes(stateDir);
    await first.deliver({ ...mail, subject: "före" });
    await first.close();
    const second = await startSes(stateDir);
    await second.deliver({ ...mail, subject: "efter" });
    const subjects = (await second.inbox()).map(({ subject }) => subject);
    await second.close();
    rmSync(stateDir, { recursive: true });
    expect(subjects).toEqual(["efter", "före"]);
  });
});

describe("The inbox as a page", () => {
  it("says that it is empty", async () => {
    const { document } = await page();
    expect(document.querySelector("nav")?.textContent).toContain("No messages yet");
  });

  it("lists mails and opens one with its content framed and its source linked", async () => {
    await ses.deliver({ ...mail, subject: "Äldst" });
    await ses.deliver(mail);
    const { document: list } = await page();
    const links = [...list.querySelectorAll<HTMLAnchorElement>("nav a")];
    expect(links.map((link) => link.querySelector("strong")?.textContent)).toEqual(["Kod", "Äldst"]);
    const { document, response } = await page(links[1]!.getAttribute("href")!.replace("/_local/mail", ""));
    expect(document.querySelector("h2")?.textContent).toBe("Äldst");
    expect(document.querySelector("nav a[aria-current]")?.textContent).toContain("Äldst");
    const frame = document.querySelector("iframe")!;
    expect(frame.getAttribute("sandbox")).not.toMatch(/scripts|same-origin/);
    const content = await fetch(`${ses.baseUrl}${frame.getAttribute("src")}`);
    expect(await content.text()).toContain("<p>123456</p>");
    expect(content.headers.get("content-security-policy")).toMatch(
      /^sandbox (?!.*allow-scripts).*default-src 'none'/,
    );
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("shows hostile text as text", async () => {
    const hostile = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`;
    await ses.deliver({ ...mail, subject: hostile, text: `</pre>${hostile}`, html: "" });
    await ses.deliver({
      ...mail,
      from: `"${hostile.replaceAll('"', "")}" <a@cykel.test>`,
      to: "b@example.se",
    });
    const [, first] = await ses.inbox();
    expect(first?.subject).toBe(hostile);
    for (const path of ["", `/${first?.id}`]) {
      const { document } = await page(path);
      expect(document.querySelectorAll("script, img")).toHaveLength(0);
    }
    const { document } = await page(`/${first?.id}`);
    expect(document.querySelector("h2")?.textContent).toBe(hostile);
    expect(document.querySelector("pre")?.textContent).toContain(hostile);
    const source = await fetch(`${ses.inboxUrl}/${first?.id}/raw`);
    expect(source.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(source.headers.get("x-content-type-options")).toBe("nosniff");
  });
});
