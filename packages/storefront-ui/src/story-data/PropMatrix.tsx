import type { ReactNode } from 'react';

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

const label = (props: object) =>
  Object.entries(props)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? '…' : String(value)}`)
    .join(', ');

/** All combinations of a few props in one frame, for pictures that are compared. */
export function PropMatrix<Props>({ rows, columns = {}, children }: PropMatrixProps<Props>) {
  const across = combinations<Props>(columns);
  return (
    <table style={{ borderCollapse: 'separate', borderSpacing: '1rem' }}>
      {across.length > 1 ? (
        <thead>
          <tr>
            <td />
            {across.map((column, index) => (
              <th key={`${index} ${label(column)}`} scope="col" style={{ fontSize: '0.75rem', textAlign: 'start' }}>
                {label(column)}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {combinations<Props>(rows).map((row, index) => (
          <tr key={`${index} ${label(row)}`}>
            <th scope="row" style={{ fontSize: '0.75rem', textAlign: 'start' }}>
              {label(row)}
            </th>
            {across.map((column, at) => (
              <td key={`${at} ${label(column)}`}>{children({ ...row, ...column })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
