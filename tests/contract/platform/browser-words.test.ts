import { expect, it } from "vitest";
import { browserWords } from "#contract/platform/browser-words.ts";

const mozilla = "Mozilla/5.0";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.7390.55";

it.each([
  [
    `${mozilla} (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1`,
    "Safari 19, iPhone",
  ],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15`,
    "Safari 18, Mac",
  ],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, "Chrome 141, Windows"],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/141.0.3537.57`, "Edge 141, Windows"],
  [`${mozilla} (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, "Chrome 141, Android"],
  [
    `${mozilla} (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet 28, Android",
  ],
  [`${mozilla} (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0`, "Firefox 143, Linux"],
  ["curl/8.5.0", ""],
  ["", ""],
])("names the browser of %s as '%s'", (userAgent, words) => {
  expect(browserWords(userAgent)).toBe(words);
});
