// The badge of a certificate, for pages of others: /marketplaces describes it. It keeps nothing, and asks one address for
// the state of the certificate's number. Styles are constructed, because a strict policy refuses style tags.
(() => {
  const script = document.currentScript;
  const site = new URL(script.src).origin;
  const [, number, code] =
    /^(I-\d{6}-[0-9A-Z]{6})\/([0-9A-Z]{16})$/.exec(script.dataset.certificate || "") || [];
  const isEnglish = /^en/i.test(script.dataset.language || document.documentElement.lang);
  const words = isEnglish
    ? {
        locale: "en-GB",
        checked: (when, result) => `Checked ${when}, ${result}`,
        changed: (result) => `The answer has changed: now ${result}`,
        today: (time) => `today ${time}`,
        on: (day, time) => `${day} at ${time}`,
        frame: "Frame number",
        busy: "Checking …",
        failed: "Couldn’t be checked just now",
        altered: "The certificate isn’t genuine",
        unknown: "There’s no such certificate",
        of: {
          stolen: "reported stolen",
          "resembles-stolen": "resembles a stolen bike’s number",
          disputed: "its ownership is being examined",
          sold: "not reported stolen",
          registered: "not reported stolen",
          unknown: "not in the register",
        },
      }
    : {
        locale: "sv-SE",
        checked: (when, result) => `Kollad ${when}, ${result}`,
        changed: (result) => `Svaret har ändrats: nu ${result}`,
        today: (time) => `i dag ${time}`,
        on: (day, time) => `${day} kl. ${time}`,
        frame: "Ramnummer",
        busy: "Kollar …",
        failed: "Gick inte att kolla just nu",
        altered: "Intyget är inte äkta",
        unknown: "Intyget finns inte",
        of: {
          stolen: "anmäld stulen",
          "resembles-stolen": "liknar en stulen cykels nummer",
          disputed: "ägarskapet prövas",
          sold: "inte anmäld stulen",
          registered: "inte anmäld stulen",
          unknown: "finns inte i registret",
        },
      };

  const style =
    ":host{all:initial!important;display:inline-block!important;max-width:100%!important}" +
    "a{display:flex;gap:10px;align-items:center;box-sizing:border-box;padding:8px 14px;border:1.5px solid;border-radius:12px;" +
    "background:#f5f1e9;color:#10201b;font:600 15px/1.35 system-ui,sans-serif;text-decoration:none;overflow-wrap:anywhere}" +
    "a:hover b{text-decoration:underline}a:focus-visible{outline:3px solid #1a5fc4;outline-offset:2px}" +
    "i{flex:none;font:700 20px/1 system-ui,sans-serif}b,small{display:block}b{font-weight:600}small{font-weight:400;font-size:13px}" +
    ".good{background:#eef6f2;color:#0c5443}.warn{background:#fff4d1;color:#4a3a05}.bad{background:#fdeeec;color:#941b13}";

  const host = document.createElement("span");
  const root = host.attachShadow({ mode: "open" });
  const make = (name, parent) => parent.appendChild(document.createElement(name));
  const link = make("a", root);
  const mark = make("i", link);
  const body = make("span", link);
  const title = make("b", body);
  const note = make("small", body);
  link.href = number ? `${site}/certificate/${number}/${code}` : site;
  link.target = "_blank";
  link.rel = "noopener";
  link.lang = isEnglish ? "en" : "sv";
  mark.setAttribute("aria-hidden", "true");
  if ("adoptedStyleSheets" in root) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
  }
  script.after(host);

  const signs = { good: "✓", warn: "!", bad: "!" };
  const show = (tone, text, more) => {
    link.className = tone;
    mark.textContent = signs[tone] || "?";
    title.textContent = text;
    note.textContent = `${more ? `${more} · ` : ""}Cykelregistret`;
  };

  // Times are the register's: the clock of this device may be wrong.
  const written = (moment, options) =>
    new Intl.DateTimeFormat(words.locale, { timeZone: "Europe/Stockholm", ...options }).format(
      new Date(moment),
    );
  const whenOf = (moment, now) => {
    const time = written(moment, { hour: "2-digit", minute: "2-digit" });
    const day = (at) => written(at, { dateStyle: "long" });
    return day(moment) === day(now) ? words.today(time) : words.on(day(moment), time);
  };
  const tones = { stolen: "bad", "resembles-stolen": "warn", disputed: "warn", unknown: "" };

  const tell = ({ verdict, frameNumber, checkedAt, result, resultNow, now }) => {
    if (verdict !== "genuine") return show("bad", words.altered);
    const frame = `${words.frame} ${frameNumber}`;
    const said = words.of[resultNow];
    if (!said) return show("", words.failed, frame);
    const first = words.checked(whenOf(checkedAt, now), words.of[result]);
    if (result !== resultNow)
      return show(tones[resultNow] || "warn", words.changed(said), `${first} · ${frame}`);
    show(tones[result] ?? "good", first, frame);
  };
  const ask = async () => {
    if (!number) return show("bad", words.unknown);
    try {
      // The site keeps an answer for a minute; a browser is not to keep it for another.
      const response = await fetch(`${site}/api/certificates/${number}/${code}/badge`, {
        cache: "no-cache",
        credentials: "omit",
      });
      if (response.ok) return tell(await response.json());
      if (response.status === 404) return show("bad", words.unknown);
    } catch {
      // The network or the page's own policy is in the way.
    }
    show("", words.failed);
  };
  show("", words.busy);
  void ask();
  // A page that has been open for a day must not show yesterday's answer.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void ask();
  });
  setInterval(() => void ask(), 600000);
})();
