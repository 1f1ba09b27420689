/** For a story's `beforeEach`: the page runs from right to left while the story is shown, on a docs page its frame alone. */
export function rightToLeft({ viewMode, canvasElement }: { viewMode: string; canvasElement: HTMLElement }): () => void {
  const element = viewMode === 'docs' ? canvasElement : document.documentElement;
  element.dir = 'rtl';
  return () => element.removeAttribute('dir');
}

function* rulesOf(rules: CSSRuleList): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule;
    if (rule instanceof CSSGroupingRule) yield* rulesOf(rule.cssRules);
  }
}

/** Where the animation of an element starts: the value of a property in its first keyframe. */
export function startOfAnimation(element: Element, property: string, pseudo?: string): string | undefined {
  const { animationName } = getComputedStyle(element, pseudo);
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet.cssRules)) {
      if (!(rule instanceof CSSKeyframesRule) || rule.name !== animationName) continue;
      const first = rule.cssRules[0];
      if (first instanceof CSSKeyframeRule) return first.style.getPropertyValue(property);
    }
  }
  return undefined;
}
