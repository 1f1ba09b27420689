import { cleanup, render } from '@testing-library/react';
import { createRef, type Ref, useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RootProps, rootProps } from './root-props.ts';
import { useMergedRef } from './use-merged-ref.ts';

afterEach(cleanup);

describe('rootProps', () => {
  it('takes all attributes and handlers', () => {
    const ref = createRef<HTMLDivElement>();
    const given = { id: 'y', ref, lang: 'de', tabIndex: -1, style: { order: 1 }, onClick: () => undefined };
    expect(rootProps<RootProps>(given)).toEqual({ ...given, className: undefined });
  });

  it('refuses what is no attribute', () => {
    // @ts-expect-error `stock` belongs to the component
    expect(rootProps({ stock: 3 })).toBeDefined();
  });

  it('puts the class of the caller beside those of the component', () => {
    expect(rootProps({ className: 'theirs' }, 'own', false, 'small').className).toBe('own small theirs');
  });

  it('leaves out what is undefined, so that the own attribute of a component stays', () => {
    const props: RootProps = { 'aria-label': undefined };
    expect('aria-label' in rootProps(props)).toBe(false);
  });
});

function Watched({ given, seen }: { given: Ref<HTMLDivElement>; seen: (element: Element | null) => void }) {
  const own = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={useMergedRef(own, given)} />
      <button type="button" onClick={() => seen(own.current)} />
    </>
  );
}

describe('useMergedRef', () => {
  it('gives the element to the component and to an object of the caller, and takes it back', () => {
    const given = createRef<HTMLDivElement>();
    const seen = vi.fn();
    const { container, unmount } = render(<Watched given={given} seen={seen} />);
    const element = container.querySelector('div');
    container.querySelector('button')?.click();
    expect(seen).toHaveBeenCalledWith(element);
    expect(given.current).toBe(element);
    unmount();
    expect(given.current).toBeNull();
  });

  it('calls a function of the caller with the element, then its clean-up or null', () => {
    const plain = vi.fn(() => undefined);
    const cleanUp = vi.fn();
    const withCleanUp = vi.fn(() => cleanUp);
    const first = render(<Watched given={plain} seen={() => undefined} />);
    first.unmount();
    expect(plain.mock.calls).toEqual([[expect.any(HTMLDivElement)], [null]]);
    const second = render(<Watched given={withCleanUp} seen={() => undefined} />);
    second.rerender(<Watched given={withCleanUp} seen={() => undefined} />);
    second.unmount();
    expect(withCleanUp).toHaveBeenCalledTimes(1);
    expect(cleanUp).toHaveBeenCalledTimes(1);
  });
});
