import createDOMPurify, { type Config, type DOMPurify } from 'dompurify';
import {
  type AddressRules,
  allowedAttributes,
  allowedTags,
  allowedValue,
  isAllowedInput,
  isHookForm,
  removedTags,
} from './profile.ts';

/** The only Trusted Types policy that owners' pages need; name it in the shop's `trusted-types` directive. */
export const TRUSTED_TYPES_POLICY = 'promenade-owner-page';

interface Policies {
  createPolicy(
    name: string,
    rules: Record<string, (text: string) => string>,
  ): NonNullable<Config['TRUSTED_TYPES_POLICY']>;
}

const config: Config = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...allowedAttributes],
  FORBID_CONTENTS: [...removedTags],
  ALLOW_DATA_ATTR: false,
  // Inside a shadow root, ids and names are not exposed to the document's scripts.
  SANITIZE_DOM: false,
  RETURN_DOM_FRAGMENT: true,
};

interface Sanitizer {
  purify: DOMPurify;
  config: Config;
}
let sanitizer: Sanitizer | undefined;
let rulesInUse: AddressRules | undefined;

function createSanitizer(): Sanitizer {
  const purify = createDOMPurify(window);
  purify.addHook('uponSanitizeElement', (node) => {
    if (node instanceof HTMLInputElement && !isAllowedInput(node.getAttribute('type'))) node.remove();
  });
  purify.addHook('uponSanitizeAttribute', (node, attribute) => {
    const { attrName, attrValue } = attribute;
    const value = rulesInUse && allowedValue(node.localName, attrName, attrValue, rulesInUse);
    if (value === undefined) attribute.keepAttr = false;
    else attribute.attrValue = value;
  });
  const { trustedTypes } = window as { trustedTypes?: Policies };
  // DOMPurify parses its input in an inert document, the only place where the unsanitised text becomes HTML.
  const asIs = (text: string) => text;
  const policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createHTML: asIs, createScriptURL: asIs });
  return { purify, config: policy ? { ...config, TRUSTED_TYPES_POLICY: policy } : config };
}

/** Sanitises an owner's HTML; the returned nodes cannot run code. */
export function sanitizeInBrowser(html: string, rules: AddressRules): DocumentFragment {
  sanitizer ??= createSanitizer();
  rulesInUse = rules;
  const fragment = sanitizer.purify.sanitize(html, sanitizer.config) as unknown as DocumentFragment;
  for (const form of fragment.querySelectorAll('form')) {
    const hasAttribute = (name: string) => Element.prototype.hasAttribute.call(form, name);
    if (!isHookForm(hasAttribute)) Element.prototype.replaceWith.call(form, ...fragmentOf(form).childNodes);
  }
  for (const link of fragment.querySelectorAll('a[target]')) link.setAttribute('rel', 'noopener');
  return fragment;
}

/** Moves the content out of an element. Uses prototype methods, because fields can hide methods of a form. */
function fragmentOf(element: Element): DocumentFragment {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.extractContents();
}
