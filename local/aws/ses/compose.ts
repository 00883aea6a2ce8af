import { createTransport } from "nodemailer";

type Draft = {
  from: string;
  to: readonly string[];
  cc?: readonly string[] | undefined;
  replyTo?: readonly string[] | undefined;
  subject: string;
  html: string;
  text: string;
  date: Date;
};

const transport = createTransport({
  streamTransport: true,
  buffer: true,
  newline: "windows",
  disableFileAccess: true,
  disableUrlAccess: true,
});

export const compose = async ({ html, text, to, cc, replyTo, ...mail }: Draft): Promise<Buffer> => {
  const sent = await transport.sendMail({
    ...mail,
    to: [...to],
    cc: [...(cc ?? [])],
    replyTo: (replyTo ?? []).join(", "),
    ...(html === "" ? {} : { html }),
    ...(text === "" ? {} : { text }),
  });
  if (!Buffer.isBuffer(sent.message)) throw new Error("The mail was not composed in memory.");
  return sent.message;
};
