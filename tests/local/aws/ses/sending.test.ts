import { ListIdentitiesCommand, SendEmailCommand, SendRawEmailCommand } from "@aws-sdk/client-ses";
import { createTransport } from "nodemailer";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startSes } from "./mail-server.ts";

const ses = await startSes();
beforeEach(() => fetch(ses.inboxUrl, { method: "DELETE" }));
afterAll(() => ses.close());

const send = (more: Partial<ConstructorParameters<typeof SendEmailCommand>[0]> = {}) =>
  ses.client.send(
    new SendEmailCommand({
      Source: "Cykelregistret <no-reply@cykel.test>",
      Destination: { ToAddresses: ["Åsa <asa@example.se>"] },
      Message: {
        Subject: { Data: "Din cykel är registrerad" },
        Body: { Html: { Data: "<p>Hej <b>Åsa</b>!</p>" }, Text: { Data: "Hej Åsa!" } },
      },
      ...more,
    }),
  );

const sendRaw = (lines: string[] | Buffer, more: object = {}) => {
  const Data = Buffer.isBuffer(lines) ? lines : Buffer.from(lines.join("\r\n"), "latin1");
  return ses.client.send(new SendRawEmailCommand({ RawMessage: { Data }, ...more }));
};

const head = ["From: no-reply@cykel.test", "To: asa@example.se", "Subject: Hej", "MIME-Version: 1.0"];

describe("SendEmail", () => {
  it("puts the mail into the inbox under the returned id", async () => {
    const { MessageId } = await send();
    expect(await ses.inbox()).toEqual([
      {
        id: expect.any(String),
        kind: "mail",
        messageId: MessageId,
        receivedAt: expect.any(String),
        from: "Cykelregistret <no-reply@cykel.test>",
        to: ["asa@example.se"],
        subject: "Din cykel är registrerad",
        text: "Hej Åsa!",
        html: "<p>Hej <b>Åsa</b>!</p>",
        attachments: [],
      },
    ]);
  });

  it("reaches copies and hidden copies", async () => {
    await send({
      Destination: { ToAddresses: ["a@x.se"], CcAddresses: ["b@x.se"], BccAddresses: ["c@x.se", "a@x.se"] },
    });
    const [mail] = await ses.inbox();
    expect(mail?.to).toEqual(["a@x.se", "b@x.se", "c@x.se"]);
  });

  it("accepts a text of many lines and any characters unchanged", async () => {
    const Data = `rad 1\nrad = 2\n\n.\n${"lång ".repeat(60)}\n<b>&amp; 🚲`;
    await send({ Message: { Subject: { Data: `${"ämne ".repeat(40)}🚲` }, Body: { Text: { Data } } } });
    const [mail] = await ses.inbox();
    expect(mail?.text.replaceAll("\r\n", "\n").trimEnd()).toBe(Data);
    expect(mail?.subject).toBe(`${"ämne ".repeat(40)}🚲`);
    expect(mail?.html).toBe("");
  });

  it("is rejected for an unverified sender", async () => {
    for (const Source of ["x@other.test", "x@cykel.test.evil.se", "x@notcykel.test"])
      await expect(send({ Source })).rejects.toMatchObject({ name: "MessageRejected" });
    expect(await ses.inbox()).toEqual([]);
  });

  it("is refused when a line break would start a header of its own", async () => {
    const body = { Text: { Data: "x" } };
    const injections = [
      { Source: "no-reply@cykel.test\r\nBcc: victim@example.se" },
      { Destination: { ToAddresses: ["a@x.se\r\nBcc: victim@example.se"] } },
      { ReplyToAddresses: ["a@x.se\nBcc: victim@example.se"] },
      { Message: { Subject: { Data: "Hej\r\nBcc: victim@example.se" }, Body: body } },
    ];
    for (const injection of injections)
      await expect(send(injection)).rejects.toMatchObject({ name: "InvalidParameterValue" });
    expect(await ses.inbox()).toEqual([]);
  });

  it("is refused without recipient, with too many, or with an invalid address", async () => {
    const lists = [
      [],
      Array.from({ length: 51 }, (_, at) => `a${at}@x.se`),
      ["nobody"],
      ["a@x.se, b@x.se"],
      ["å@x.se"],
    ];
    for (const ToAddresses of lists)
      await expect(send({ Destination: { ToAddresses } })).rejects.toMatchObject({
        name: "InvalidParameterValue",
      });
  });
});

describe("SendRawEmail", () => {
  it("returns the tags of a mail with its events", async () => {
    const to = { Destinations: ["bounce@simulator.amazonses.com"] };
    const Tags = [
      { Name: "person", Value: "anna" },
      { Name: "mail", Value: "1700000000-a" },
    ];
    await sendRaw([...head, "", "Hej"], { ...to, Tags });
    await sendRaw([...head, "", "Hej"], to);
    expect(ses.events).toMatchObject([
      { body: { mail: { tags: { person: ["anna"], mail: ["1700000000-a"] } } } },
      { body: { mail: { tags: {} } } },
    ]);
    const odd = sendRaw([...head, "", "Hej"], { ...to, Tags: [{ Name: "mail", Value: "a#b" }] });
    await expect(odd).rejects.toThrow("Invalid message tag <a#b>");
    // Stays below the sending rate of SES.
    ses.clock.move(1000);
  });

  it("reads mail written by nodemailer", async () => {
    const written = await createTransport({ streamTransport: true, buffer: true }).sendMail({
      from: { name: "Cykelregistret, Sverige", address: "no-reply@cykel.test" },
      to: [{ name: "Öberg, Åsa", address: "asa@example.se" }, "bo@example.se"],
      subject: "Någon har hittat din cykel – läs det här meddelandet så snart du kan 🚲",
      text: "Hej!\n\nÅÄÖ åäö",
      html: `<p style="color:red">${"Långt ord ".repeat(50)}</p>`,
      list: { unsubscribe: "https://cykel.test/av" },
      attachments: [{ filename: "kvitto å.pdf", content: Buffer.alloc(1234) }],
    });
    await sendRaw(written.message as Buffer);
    const [mail] = await ses.inbox();
    expect(mail).toMatchObject({
      from: "Cykelregistret, Sverige <no-reply@cykel.test>",
      to: ["asa@example.se", "bo@example.se"],
      subject: "Någon har hittat din cykel – läs det här meddelandet så snart du kan 🚲",
      attachments: [{ name: "kvitto å.pdf", type: "application/pdf", size: 1234 }],
    });
    expect(mail?.text.trimEnd()).toBe("Hej!\n\nÅÄÖ åäö");
    expect(mail?.html.trimEnd()).toBe(`<p style="color:red">${"Långt ord ".repeat(50)}</p>`);
    const source = await (await fetch(`${ses.inboxUrl}/${mail?.id}/raw`)).text();
    expect(source).toContain("List-Unsubscribe: <https://cykel.test/av>");
  });

  it("reads other character sets, encodings and nested parts", async () => {
    await sendRaw([
      "From: =?iso-8859-1?Q?Bj=F6rn_B=E4r?= <no-reply@cykel.test>",
      "to: asa@example.se",
      "Subject: =?utf-8?B?w6XD?=",
      " =?utf-8?B?pMO2?= och =?ISO-8859-1*sv?Q?=E5?=",
      'Content-Type: multipart/mixed; boundary="a b+c"',
      "",
      "preamble",
      "--a b+c",
      "Content-Type: multipart/alternative; boundary=inner",
      "",
      "--inner",
      "Content-Type: text/plain; charset=iso-8859-1",
      "Content-Transfer-Encoding: quoted-printable",
      "",
      "H=E4r =",
      "fortsatt  ",
      "slut =3D",
      "--inner",
      'Content-Type: text/html; charset="windows-1252"',
      "Content-Transfer-Encoding: BASE64",
      "",
      Buffer.from("<p>\u0080 \u00e5</p>", "latin1").toString("base64"),
      "--inner--",
      "--a b+c",
      "Content-Type: text/plain; name=bilaga.txt",
      "Content-Disposition: attachment; filename*0*=utf-8''bil%C3%A5; filename*1*=ga.txt",
      "",
      "hemligt",
      "--a b+c--",
      "epilogue",
    ]);
    const [mail] = await ses.inbox();
    expect(mail).toMatchObject({
      from: "Björn Bär <no-reply@cykel.test>",
      subject: "åäö och å",
      text: "Här fortsatt\r\nslut =",
      html: "<p>€ å</p>",
      attachments: [{ name: "bilåga.txt", type: "text/plain", size: 7 }],
    });
  });

  it("goes to the named destinations rather than those of the headers", async () => {
    await sendRaw([...head, "", "x"], { Destinations: ["bo@example.se"] });
    expect((await ses.inbox())[0]?.to).toEqual(["bo@example.se"]);
  });

  it("accepts no recipient from a line break hidden in an encoded subject", async () => {
    const hidden = Buffer.from("Hej\r\nBcc: victim@example.se").toString("base64");
    await sendRaw([...head.slice(0, 2), `Subject: =?utf-8?B?${hidden}?=`, "", "x"]);
    const [mail] = await ses.inbox();
    expect(mail?.to).toEqual(["asa@example.se"]);
    expect(mail?.subject).toBe("Hej Bcc: victim@example.se");
  });

  it("reads headers only above the empty line", async () => {
    await sendRaw([...head, "", "Bcc: victim@example.se", "Subject: other"]);
    expect((await ses.inbox())[0]).toMatchObject({ to: ["asa@example.se"], subject: "Hej" });
  });

  it("is rejected when either sender is not verified, or there are two", async () => {
    const other = ["From: x@other.test", "To: asa@example.se", "", "x"];
    await expect(sendRaw(other)).rejects.toMatchObject({ name: "MessageRejected" });
    await expect(sendRaw(other, { Source: "no-reply@cykel.test" })).rejects.toMatchObject({
      name: "MessageRejected",
    });
    await expect(sendRaw([...head, "", "x"], { Source: "x@other.test" })).rejects.toMatchObject({
      name: "MessageRejected",
    });
    await expect(sendRaw(["From: x@other.test", ...head, "", "x"])).rejects.toMatchObject({
      name: "InvalidParameterValue",
    });
    expect(await ses.inbox()).toEqual([]);
  });

  it("is refused above ten megabytes", async () => {
    const large = Buffer.concat([
      Buffer.from(`${head.join("\r\n")}\r\n\r\n`),
      Buffer.alloc(10 * 1024 * 1024, "x"),
    ]);
    await expect(sendRaw(large)).rejects.toMatchObject({ name: "InvalidParameterValue" });
  });
});

describe("An SES request", () => {
  it("is refused with another secret or without a signature", async () => {
    const command = new SendRawEmailCommand({
      RawMessage: { Data: Buffer.from([...head, "", "x"].join("\r\n")) },
    });
    await expect(ses.clientWith("guess").send(command)).rejects.toMatchObject({
      name: "SignatureDoesNotMatch",
    });
    const body = new URLSearchParams({ Action: "SendEmail" });
    const response = await fetch(`${ses.baseUrl}/_aws/ses/`, { method: "POST", body });
    expect(response.status).toBe(403);
    expect(await ses.inbox()).toEqual([]);
  });

  it("is refused for an operation that is not served", async () => {
    await expect(ses.client.send(new ListIdentitiesCommand())).rejects.toMatchObject({
      name: "InvalidAction",
    });
  });
});
