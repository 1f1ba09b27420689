/** The address of a picture: a relative one is completed by the domain that the backend names for pictures. */
export function pictureAddress(address: string, domain: string | undefined): string {
  if (!domain || !address || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return address;
  let end = domain.length;
  while (domain[end - 1] === '/') end -= 1;
  return `${domain.slice(0, end)}/${address.replace(/^\/+/, '')}`;
}
