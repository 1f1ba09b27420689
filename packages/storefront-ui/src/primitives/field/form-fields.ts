/** The fields of one form, which each field joins under its name. */
export interface FormFields {
  /** Whether a field is the first of its name: it shows the error. Fields are told apart by `key`. */
  isFirst: (name: string, key: string) => boolean;
  /** The same while a server renders, and for the hydration of what it rendered: fields join in that order. */
  isFirstRendered: (name: string, key: string) => boolean;
  /** Joins, or changes its id. */
  join: (name: string, key: string, id: string) => void;
  /** Leaves the form. */
  leave: (name: string, key: string) => void;
  /** Id of the control of the first field of a name; `undefined` if there is none. */
  idOf: (name: string) => string | undefined;
  /** The id that a field has unless it has one of its own or is not the first of its name. */
  defaultIdOf: (name: string) => string;
  /** Reports fields that join, leave or change their id. */
  subscribe: (changed: () => void) => () => void;
}

/** @param form Id that no other form of the page has. */
export function createFormFields(form: string): FormFields {
  const fields = new Map<string, Map<string, string>>();
  const rendered = new Map<string, string>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const changed of listeners) changed();
  };
  const first = (name: string) => fields.get(name)?.entries().next().value;
  return {
    isFirst: (name, key) => (first(name)?.[0] ?? key) === key,
    isFirstRendered(name, key) {
      if (!rendered.has(name)) rendered.set(name, key);
      return rendered.get(name) === key;
    },
    join(name, key, id) {
      const ofName = fields.get(name) ?? new Map<string, string>();
      fields.set(name, ofName.set(key, id));
      tell();
    },
    leave(name, key) {
      fields.get(name)?.delete(key);
      tell();
    },
    idOf: (name) => first(name)?.[1],
    defaultIdOf: (name) => `${form}-${name}`,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}
