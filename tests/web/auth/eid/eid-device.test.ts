import { describe, expect, it } from "vitest";
import { appLink, deviceOf } from "#web/auth/eid/eid-device.ts";

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
  const page = "https://cykelregistret.example/auth?next=%2Fmy-bikes#top";
  const link = (userAgent: string) => appLink("t0ken", { userAgent, maxTouchPoints: 5, page });

  it("is the app's own scheme where the way back needs no help", () => {
    expect(link(pixel)).toBe("bankid:///?autostarttoken=t0ken&redirect=null");
    expect(link(linux)).toBe("bankid:///?autostarttoken=t0ken&redirect=null");
  });

  it("names the page to come back to on iOS", () => {
    const url = new URL(link(iphone));
    expect(url.origin).toBe("https://app.bankid.com");
    expect(url.searchParams.get("autostarttoken")).toBe("t0ken");
    expect(url.searchParams.get("redirect")).toBe(
      "https://cykelregistret.example/auth?next=%2Fmy-bikes#bankid",
    );
  });

  it.each([
    ["CriOS/140.0", "googlechrome://"],
    ["FxiOS/140.0", "firefox://"],
  ])("calls another browser of iOS by its own scheme: %s", (name, back) => {
    expect(new URL(link(`${iphone} ${name}`)).searchParams.get("redirect")).toBe(back);
  });
});
