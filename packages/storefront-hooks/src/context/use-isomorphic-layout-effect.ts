'use client';
import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser. On a server, where effects don't run, React 18 would log a warning for it. */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
