/** Drops what is copied with an address: `mailto:`, brackets, quotes, and a mark after it. */
export const bareAddress = (typed: string): string =>
  typed.normalize("NFKC").replaceAll(/^[\s<("']*(?:mailto:)?|[\s>)"'.,;]+$/gi, "");

/** Converts the domain to Punycode: `räksmörgås.se` becomes `xn--rksmrgs-5wao1o.se`. */
export const inAscii = (address: string): string => {
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  if (at < 0 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address;
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
};

export const emailAddress =
  /^(?=[^@]{1,64}@)[\w&'+~=!$-]+(?:\.[\w&'+~=!$-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/;
