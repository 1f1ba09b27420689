/** The form of every answer under `/api`. */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

export function success(data: unknown, message = 'success'): Envelope {
  return { code: 200, message, data };
}

export function failure(code: number, message: string, data: unknown = null): Envelope {
  return { code, message, data };
}
