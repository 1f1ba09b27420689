import { isValidElement, type ReactNode } from 'react';
import { matrix } from './PropMatrix.css.ts';

type Axes<Props> = { readonly [Name in keyof Props]?: readonly Props[Name][] };

export interface PropMatrixProps<Props> {
  /** Props that form the rows: all combinations of their values. */
  rows: Axes<Props>;
  /** Props that form the columns. @default one column */
  columns?: Axes<Props> | undefined;
  /** Renders one combination. */
  children: (props: Partial<Props>) => ReactNode;
}

function combinations<Props>(axes: Axes<Props>): Partial<Props>[] {
  return (Object.entries(axes) as [keyof Props, readonly Props[keyof Props][]][]).reduce<Partial<Props>[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

/** A plain value, the plain values in an object, or how many a list has. */
function shown(value: unknown): string {
  if (isValidElement(value)) return '<…>';
  if (Array.isArray(value)) return String(value.length);
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value)
    .filter((part) => (typeof part === 'string' && !part.startsWith('data:')) || typeof part === 'number')
    .join(' · ');
}

const label = (props: object) =>
  Object.entries(props)
    .map(([name, value]) => `${name}: ${shown(value)}`)
    .join(', ');

/** All combinations of a few props in one frame, for pictures that are compared. */
export function PropMatrix<Props>({ rows, columns = {}, children }: PropMatrixProps<Props>) {
  const across = combinations<Props>(columns);
  return (
    <table className={matrix}>
      {across.length > 1 ? (
        <thead>
          <tr>
            <td />
            {across.map((column, index) => (
              <th key={`${index} ${label(column)}`} scope="col">
                {label(column)}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {combinations<Props>(rows).map((row, index) => (
          <tr key={`${index} ${label(row)}`}>
            <th scope="row">{label(row)}</th>
            {across.map((column, at) => (
              <td key={`${at} ${label(column)}`}>{children({ ...row, ...column })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
