/** For a story's `beforeEach`: sets right-to-left while the story is mounted. On a docs page only its own frame changes. */
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

/** The value of a property in the first keyframe of an element’s animation. */
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
