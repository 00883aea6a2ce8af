import type { Language } from "#contract/accounts.ts";
import { type Occasion, frameTexts, mailTexts } from "#lambdas/accounts/code-mail-texts.ts";

/** `code` and `userName` are the user pool's placeholders; it fills them in when it sends the mail. */
type CodeMail = {
  readonly occasion: Occasion;
  readonly language: Language;
  readonly code: string;
  readonly userName: string | null;
  readonly siteOrigin: string;
};

const paragraph = (text: string, style = "") =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;${style}">${text}</p>`;

const plate = (code: string) =>
  `<p style="margin:24px 0;padding:16px;border:2px solid #10201b;border-radius:9px;text-align:center;font:700 32px/1.2 Menlo,Consolas,monospace;letter-spacing:4px">${code}</p>`;

const button = (href: string, text: string) =>
  `<p style="margin:0 0 24px"><a href="${href}" style="display:inline-block;padding:12px 24px;border-radius:9px;background:#0c5443;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${text}</a></p>`;

const page = (language: Language, title: string, body: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>` +
  `<body style="margin:0;padding:24px;background:#fbf9f5;color:#10201b;font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">` +
  `<div style="max-width:480px;margin:0 auto;padding:32px;border:1px solid #e9e3d6;border-radius:18px;background:#ffffff">${body}</div></body></html>`;

/** The mail that carries a code or an invitation. It greets nobody by name: anybody can sign up with another's address and a name that lures. */
export const codeMail = ({ occasion, language, code, userName, siteOrigin }: CodeMail) => {
  const text = mailTexts[language][occasion];
  const frame = frameTexts[language];
  const body = [
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${text.heading}</h1>`,
    paragraph(text.before),
    plate(code),
    ...(userName === null
      ? []
      : [paragraph(`${frame.account}: ${userName}`), button(`${siteOrigin}/auth`, frame.signIn)]),
    paragraph(text.after),
    paragraph(text.unexpected, "color:#5d6b65"),
    paragraph(
      `<a href="${siteOrigin}" style="color:#0c5443">Cykelregistret</a> · ${frame.about}`,
      "margin-bottom:0;color:#5d6b65;font-size:14px",
    ),
  ];
  return { subject: text.subject, html: page(language, text.subject, body.join("")) };
};
