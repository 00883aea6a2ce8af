// Pages that exist as files of their own; every other page is drawn by the app.
const prerendered = { "/": "/index.html", "/en": "/en/index.html", "/en/": "/en/index.html" };

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by its name.
function handler(event) {
  const request = event.request;
  const lastPart = request.uri.slice(request.uri.lastIndexOf("/") + 1);
  if (request.uri in prerendered) request.uri = prerendered[request.uri];
  else if (!lastPart.includes(".")) request.uri = "/app.html";
  return request;
}
