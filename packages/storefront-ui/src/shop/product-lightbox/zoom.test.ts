import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LARGEST, noZoom, panBy, SMALLEST, type Zoom, zoomBy } from './zoom.ts';

const stage = { width: 400, height: 300 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = fc.record({ x: number(-200, 200), y: number(-150, 150) });
const steps = fc.array(
  fc.oneof(
    fc.record({ factor: number(0.2, 5), at: point }),
    fc.record({ by: fc.record({ x: number(-2000, 2000), y: number(-2000, 2000) }) }),
  ),
  { maxLength: 20 },
);
const after = (script: readonly object[]) =>
  script.reduce<Zoom>(
    (zoom, step) =>
      'by' in step
        ? panBy(zoom, step.by as { x: number; y: number }, stage)
        : zoomBy(zoom, (step as { factor: number }).factor, stage, (step as { at: { x: number; y: number } }).at),
    noZoom,
  );

it('the picture always covers the stage, whatever the shopper presses, pinches or drags', () => {
  fc.assert(
    fc.property(steps, (script) => {
      const { scale, x, y } = after(script);
      expect(scale).toBeGreaterThanOrEqual(SMALLEST);
      expect(scale).toBeLessThanOrEqual(LARGEST);
      expect(Math.abs(x)).toBeLessThanOrEqual(((scale - 1) * stage.width) / 2 + 1e-6);
      expect(Math.abs(y)).toBeLessThanOrEqual(((scale - 1) * stage.height) / 2 + 1e-6);
    }),
  );
});

it('zooming keeps the point under the pointer in place while the picture allows it', () => {
  const at = { x: 50, y: -20 };
  const zoom = zoomBy(noZoom, 2, stage, at);
  // A point of the picture is at `zoom + point * scale`.
  expect(zoom.x + at.x * zoom.scale).toBeCloseTo(at.x);
  expect(zoomBy(zoom, 0.5, stage, at)).toEqual(noZoom);
});
