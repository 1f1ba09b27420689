'use client';
import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser. On a server React 18 warns of it; effects do nothing there. */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
