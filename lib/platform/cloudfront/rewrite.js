/* global documents, pagePaths */

const code = /^[0-9A-Za-z-]{1,64}$/;

// Finds a sticker's code in the addresses of all generations of stickers.
function codeIn(request) {
  const query = request.querystring || {};
  const uid = query.uid || (request.uri === "/" && query.qr);
  const onItsOwn = /^\/qr-handler\/([^/]+)\/?$/.exec(request.uri);
  if (onItsOwn) return onItsOwn[1];
  if (uid && ["/", "/qr", "/public-qr"].includes(request.uri)) return uid.value;
}

// Tests an address against the paths of the app's pages, in which `:name` matches any part.
function isPage(address) {
  const resources = address.split("/");
  return pagePaths.some((path) => {
    const wanted = path.split("/");
    if (wanted.length !== resources.length) return false;
    return wanted.every((part, i) => (part[0] === ":" ? resources[i] !== "" : part === resources[i]));
  });
}

// The response to an unknown address. Its script shows the app's own page; without scripts, people read this one.
const notFound = {
  statusCode: 404,
  statusDescription: "Not Found",
  headers: {
    "content-type": { value: "text/html; charset=utf-8" },
    "cache-control": { value: "no-cache" },
  },
  body:
    '<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<meta name="robots" content="noindex"><title>404 – Cykelregistret</title><script src="/not-found.js" defer></script>' +
    '</head><body><div id="root"><h1>Sidan finns inte</h1><p lang="en">Page not found</p>' +
    '<p><a href="/">Cykelregistret</a></p></div></body></html>',
};

// oxlint-disable-next-line no-unused-vars -- The handler that is appended to this file calls it.
function rewrite(event) {
  const request = event.request;
  const uid = codeIn(request);
  if (uid && code.test(uid)) {
    return { statusCode: 302, statusDescription: "Found", headers: { location: { value: "/qr/" + uid } } };
  }
  const lastPart = request.uri.slice(request.uri.lastIndexOf("/") + 1);
  const bare = request.uri.replace(/\/$/, "");
  // Some pages exist as files, among them all English ones. The app renders the others.
  if (documents.includes(bare)) request.uri = bare + "/index.html";
  else if (lastPart.includes(".")) return request;
  else if (isPage(bare)) request.uri = "/app.html";
  else return notFound;
  return request;
}
