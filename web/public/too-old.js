// Stands in for every page in browsers that are older than five years, and is written by the words that they understand.
(function () {
  var isEnglish = /^\/en(\/|$)/.test(location.pathname);
  try {
    isEnglish = isEnglish || localStorage.getItem("cr:language") === "en";
  } catch (error) {
    // A browser that blocks storage gets the language of the address.
  }
  var texts = isEnglish
    ? {
        title: "Your browser is too old",
        why: "Cykelregistret needs Safari 16, Chrome 109, Edge 109, Firefox 115, or newer.",
        how: "You can look up a frame number all the same:",
        ways: [
          "Update this browser, or the phone or computer it is on. On an iPhone: Settings, General, Software Update.",
          "Open cykelregistret.se on another phone or computer. Looking up needs no account.",
          "Send us the number, and we will answer what the registry says.",
        ],
        number: "Frame number",
        send: "Write a mail with the number",
        subject: "Is the bike with this frame number stolen?",
      }
    : {
        title: "Din webbläsare är för gammal",
        why: "Cykelregistret behöver Safari 16, Chrome 109, Edge 109, Firefox 115 eller nyare.",
        how: "Så slår du upp ett ramnummer ändå:",
        ways: [
          "Uppdatera webbläsaren, eller telefonen eller datorn den finns i. På en iPhone: Inställningar, Allmänt, Programuppdatering.",
          "Öppna cykelregistret.se i en annan telefon eller dator. Det behövs inget konto för att slå upp.",
          "Skicka numret till oss, så svarar vi vad registret säger.",
        ],
        number: "Ramnummer",
        send: "Skriv ett mejl med numret",
        subject: "Är cykeln med det här ramnumret stulen?",
      };
  var asked = /[?&]q=([^&]*)/.exec(location.search);
  var typed = asked ? decodeURIComponent(asked[1].replace(/\+/g, " ")) : "";

  var writeTo = function (address) {
    var number = document.getElementById("old-number").value;
    location.href =
      "mailto:" +
      address +
      "?subject=" +
      encodeURIComponent(texts.subject) +
      "&body=" +
      encodeURIComponent(texts.number + ": " + number);
  };
  // What follows in the document is text that nobody sees, and no scripts that could not run.
  document.write(
    "</head><body style='margin:0;padding:32px 20px;background:#fbf9f5;color:#10201b;font:18px/1.5 sans-serif'>" +
      "<div style='max-width:560px;margin:0 auto'><h1 id='old-title'></h1><p id='old-why'></p><p id='old-how'></p>" +
      "<ol id='old-ways'></ol><form id='old-form'><label for='old-number' id='old-label'></label><br>" +
      "<input id='old-number' name='q' style='width:100%;margin:6px 0 14px;padding:12px;font-size:18px'>" +
      "<button style='padding:12px 20px;border:0;border-radius:8px;background:#0c5443;color:#fff;font-size:18px'></button>" +
      "</form></div><plaintext style='display:none'>",
  );
  var write = function (id, text) {
    document.getElementById(id).textContent = text;
  };
  document.title = texts.title;
  write("old-title", texts.title);
  write("old-why", texts.why);
  write("old-how", texts.how);
  write("old-label", texts.number);
  for (var i = 0; i < texts.ways.length; i += 1) {
    var way = document.createElement("li");
    way.textContent = texts.ways[i];
    document.getElementById("old-ways").appendChild(way);
  }
  var form = document.getElementById("old-form");
  form.getElementsByTagName("button")[0].textContent = texts.send;
  document.getElementById("old-number").value = typed;
  form.onsubmit = function () {
    var request = new XMLHttpRequest();
    request.onload = function () {
      writeTo(JSON.parse(request.responseText).supportEmail);
    };
    request.open("GET", "/config.json");
    request.send();
    return false;
  };
})();
