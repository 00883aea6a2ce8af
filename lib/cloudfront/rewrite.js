/* global documents */

const code = /^[0-9A-Za-z-]{1,64}$/;

// Where the code of a sticker stands in an address; undefined in all others. Stickers of every generation are out there.
function codeIn(request) {
  const query = request.querystring || {};
  const uid = query.uid || (request.uri === "/" && query.qr);
  const onItsOwn = /^\/qr-handler\/([^/]+)\/?$/.exec(request.uri);
  if (onItsOwn) return onItsOwn[1];
  if (uid && ["/", "/qr", "/public-qr"].includes(request.uri)) return uid.value;
}

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by its name.
function handler(event) {
  const request = event.request;
  const uid = codeIn(request);
  if (uid && code.test(uid)) {
    return { statusCode: 302, statusDescription: "Found", headers: { location: { value: "/qr/" + uid } } };
  }
  const lastPart = request.uri.slice(request.uri.lastIndexOf("/") + 1);
  const bare = request.uri.replace(/\/$/, "");
  // Pages that exist as files of their own; every other page is drawn by the app.
  if (documents.includes(bare)) request.uri = bare + "/index.html";
  else if (!lastPart.includes(".")) request.uri = "/app.html";
  return request;
}
