/** The address of a picture. A relative address is prefixed with the backend's image domain. */
export function pictureAddress(address: string, domain: string | undefined): string {
  if (!domain || !address || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return address;
  let end = domain.length;
  while (domain[end - 1] === '/') end -= 1;
  return `${domain.slice(0, end)}/${address.replace(/^\/+/, '')}`;
}
