'use client';
import { useEffect, useState } from 'react';
import { useReads } from '../context/reads.ts';
import type { ShownQuery } from './screen.ts';

/** Reports the queries that the component shows to analytics. */
export function useShown(shown: readonly ShownQuery[]): void {
  const { screen } = useReads();
  const [component] = useState(() => ({}));
  useEffect(() => screen.set(component, shown));
  useEffect(() => () => screen.remove(component), [screen, component]);
}
