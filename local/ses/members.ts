/** The values of a list as the query protocol numbers them, `<name>.member.1` and on. */
export const members = (form: URLSearchParams, name: string): string[] => {
  const found: string[] = [];
  for (let at = 1; form.has(`${name}.member.${at}`); at += 1)
    found.push(form.get(`${name}.member.${at}`) ?? "");
  return found;
};
