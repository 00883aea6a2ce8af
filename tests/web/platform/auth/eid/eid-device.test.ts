import { EidStart } from "#contract/people/identity.ts";
import { describe, expect, it } from "vitest";
import { appLink, comesBackElsewhere, deviceOf, startOn } from "#web/platform/auth/eid/eid-device.ts";

const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";
const pixel =
  "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
const linux = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

describe("deviceOf", () => {
  it.each([
    ["an iPhone", iphone, 5, "iphone"],
    ["an iPad, which says it is a Mac", mac, 5, "iphone"],
    ["a Mac", mac, 0, "computer"],
    ["a phone with Android", pixel, 5, "android"],
    ["a computer with a touch screen", linux, 10, "computer"],
  ])("knows %s", (_name, userAgent, maxTouchPoints, device) => {
    expect(deviceOf({ userAgent, maxTouchPoints })).toBe(device);
  });
});

describe("appLink", () => {
  const link = (userAgent: string) => appLink("t0ken", { userAgent, maxTouchPoints: 5 });

  it("starts the app by its own scheme, on iOS by its own address", () => {
    expect(link(pixel)).toBe("bankid:///?autostarttoken=t0ken&redirect=null");
    expect(link(linux)).toBe("bankid:///?autostarttoken=t0ken&redirect=null");
    expect(link(iphone)).toBe("https://app.bankid.com/?autostarttoken=t0ken&redirect=null");
  });
});

describe("startOn", () => {
  const device = "browser-00000000000000000000";
  const start = (userAgent: string, search = "?next=%2Fmy-bikes") =>
    startOn("same-device", { device, userAgent }, { pathname: "/auth", search });

  it("names the page to come back to, without the rest of a long address", () => {
    expect(start(pixel)).toMatchObject({ way: "same-device", page: "/auth?next=%2Fmy-bikes" });
    expect(start(pixel, `?next=${"a".repeat(120)}`).page).toBe("/auth");
  });

  it.each([pixel, "", `Ö${"x".repeat(900)}`])("tells of the browser as the API takes it: %#", (userAgent) => {
    const from = start(userAgent);
    expect(from.visitor?.device).toBe(device);
    expect(EidStart.parse(from)).toEqual(from);
  });

  it.each([
    ["CriOS/140.0", "chrome-ios"],
    ["FxiOS/140.0", "firefox-ios"],
  ])("names another browser of iOS: %s", (name, browser) => {
    const userAgent = `${iphone} ${name}`;
    expect(start(userAgent).browser).toBe(browser);
    expect(comesBackElsewhere({ userAgent, maxTouchPoints: 5 })).toBe(false);
  });

  const inApp = iphone.replace(/ Version.*/, " Mobile/15E148");
  it.each([
    ["Edge", `${iphone} EdgiOS/140.0.0`],
    ["Edge, as it calls itself", iphone.replace("Version/18.0", "Version/18.0 EdgiOS/140.0.0")],
    ["Opera", `${iphone} OPT/5.6.1`],
    ["DuckDuckGo", `${iphone} DuckDuckGo/7 Ddg/18.0`],
    ["DuckDuckGo, as Safari but for the end", `${iphone} Ddg/18.0`],
    ["Instagram", `${iphone} Instagram 350.0.0 (iPhone15,2)`],
    ["a page within some program", inApp],
  ])("may come back to Safari instead of %s, and the person is told", (_name, userAgent) => {
    expect(comesBackElsewhere({ userAgent, maxTouchPoints: 5 })).toBe(true);
  });

  it.each([iphone, pixel])("tells nothing where the app comes back by itself: %s", (userAgent) => {
    expect(comesBackElsewhere({ userAgent, maxTouchPoints: 5 })).toBe(false);
  });

  it("tells nothing at a computer", () => {
    expect(comesBackElsewhere({ userAgent: linux, maxTouchPoints: 0 })).toBe(false);
  });
});
