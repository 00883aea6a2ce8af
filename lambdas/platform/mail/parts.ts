import { escapeHtml } from "#lambdas/platform/html/escape-html.ts";
import { fonts, light } from "./style.ts";
import type { MailPart } from "./mail.ts";

/** Keeps the phone number of the police on one line. */
const prose = (text: string): string => escapeHtml(text).replaceAll("114 14", "114\u00A014");

const term = (text: string): string =>
  `<dt class="dim" style="margin:0;color:${light.dim};font-size:14px">${escapeHtml(text)}</dt>`;

const facts = (pairs: readonly (readonly [string, string])[]): string => {
  const rows = pairs.map(
    ([name, value]) =>
      `${term(name)}<dd class="ink" style="margin:0 0 12px;color:${light.ink};font-weight:600;overflow-wrap:anywhere">${escapeHtml(value)}</dd>`,
  );
  return `<dl style="margin:0 0 8px">${rows.join("")}</dl>`;
};

const plateStyle =
  `display:inline-block;border:2px solid ${light.plateInk};border-left:14px solid ${light.brand};border-radius:9px;` +
  `background:${light.plate};color:${light.plateInk};font-family:${fonts.number};font-weight:700;overflow-wrap:anywhere`;

const plate = (label: string, number: string): string =>
  `<dl style="margin:0 0 12px">${term(label)}<dd style="margin:6px 0 0">` +
  `<span class="plate" style="${plateStyle};padding:7px 14px;font-size:18px;line-height:1.3;letter-spacing:1px">${escapeHtml(number)}</span></dd></dl>`;

/** The element holds only the code, so that one tap selects it. */
const code = (label: string, digits: string): string =>
  `<dl style="margin:24px 0">${term(label)}<dd style="margin:6px 0 0">` +
  `<span class="plate code" style="${plateStyle};padding:12px 20px;font-size:32px;line-height:1.2;letter-spacing:5px">${escapeHtml(digits)}</span></dd></dl>`;

/** Borders replace padding, which Outlook for Windows ignores on links. */
const button = (href: string, text: string): string =>
  `<p style="margin:24px 0"><a class="button" href="${escapeHtml(href)}" style="display:inline-block;` +
  `border:1px solid ${light.brand};border-width:12px 24px;border-radius:9px;background:${light.brand};color:${light.onBrand};` +
  `font-weight:600;line-height:1.25;text-decoration:none">${escapeHtml(text)}</a></p>`;

export const htmlOf = (part: MailPart): string => {
  switch (part.kind) {
    case "paragraph":
      return `<p class="ink" style="margin:0 0 16px;color:${light.ink}">${prose(part.text)}</p>`;
    case "note":
      return `<p class="dim" style="margin:0 0 12px;color:${light.dim};font-size:15px">${prose(part.text)}</p>`;
    case "quotation":
      return (
        `<blockquote class="ink line" style="margin:0 0 16px;padding-left:16px;border-left:3px solid ${light.line};` +
        `color:${light.ink};white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(part.text)}</blockquote>`
      );
    case "facts":
      return facts(part.pairs);
    case "plate":
      return plate(part.label, part.number);
    case "code":
      return code(part.label, part.code);
    case "button":
      return button(part.href, part.text);
  }
};

export const textOf = (part: MailPart): string => {
  switch (part.kind) {
    case "paragraph":
    case "note":
    case "quotation":
      return part.text;
    case "facts":
      return part.pairs.map(([name, value]) => `${name}: ${value}`).join("\n");
    case "plate":
      return `${part.label}: ${part.number}`;
    case "code":
      return `${part.label}: ${part.code}`;
    case "button":
      return `${part.text}: ${part.href}`;
  }
};
