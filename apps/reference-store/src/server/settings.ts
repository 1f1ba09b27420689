/** What an operator may choose. */
export interface Settings {
  host: string;
  port: number;
  /** Origin of the API, without a trailing slash. */
  apiUrl: string;
  /** Origin that visitors see, when it cannot be told from the request: `https://shop.example`. */
  publicOrigin: string | undefined;
}

/** Reads the settings from environment variables; a wrong one stops the start with a sentence that names it. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { HOST = '0.0.0.0', STORE_PORT = '3000', API_URL = 'http://localhost:3100', PUBLIC_ORIGIN } = environment;
  const port = Number(STORE_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`STORE_PORT must be a port number, not "${STORE_PORT}".`);
  }
  return {
    host: HOST,
    port,
    apiUrl: originOf('API_URL', API_URL),
    publicOrigin: PUBLIC_ORIGIN ? originOf('PUBLIC_ORIGIN', PUBLIC_ORIGIN) : undefined,
  };
}

function originOf(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(`${name} must be an address such as http://localhost:3100, not "${value}".`);
  }
  return new URL(value).origin;
}
