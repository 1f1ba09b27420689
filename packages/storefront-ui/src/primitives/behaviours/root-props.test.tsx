import { cleanup, render } from '@testing-library/react';
import { createRef, type Ref, useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RootProps, rootProps } from './root-props.ts';
import { useMergedRef } from './use-merged-ref.ts';

afterEach(cleanup);

describe('rootProps', () => {
  it('accepts all attributes and handlers', () => {
    const ref = createRef<HTMLDivElement>();
    const given = { id: 'y', ref, lang: 'de', tabIndex: -1, style: { order: 1 }, onClick: () => undefined };
    expect(rootProps<RootProps>(given)).toEqual({ ...given, className: undefined });
  });

  it('rejects props that are not attributes', () => {
    // @ts-expect-error `stock` belongs to the component
    expect(rootProps({ stock: 3 })).toBeDefined();
  });

  it("combines the caller's class with the component's", () => {
    expect(rootProps({ className: 'theirs' }, 'own', false, 'small').className).toBe('own small theirs');
  });

  it("leaves out undefined attributes, so that the component's own ones stay", () => {
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
  it('sets the ref of the component and the ref object of the caller, and clears them', () => {
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

  it("calls the caller's ref function with the element, then its clean-up or null", () => {
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
