import { describe, expect, it } from 'vitest';
import { bareTextIn } from './bare-text.ts';

/** Finds bare text in a component that returns this JSX. */
const found = (jsx: string, before = '') =>
  bareTextIn('Planted.tsx', `${before}\nexport function Planted({ children, label, icon }: Props) { return ${jsx}; }`);

const props = `interface Props { children: ReactNode; label: string; icon?: ReactNode; mark: ReactElement }`;

describe('a text that a translated page would not update, or that would make it throw, is found', () => {
  it.each<[string, string, string?]>([
    ['beside a condition', '<p>{isNew && <b>New</b>} in stock</p>'],
    ['beside a choice', '<p>{isNew ? <b>New</b> : null} in stock</p>'],
    ['beside a list', '<p>Sizes {sizes.map((size) => <b key={size}>{size}</b>)}</p>'],
    ['that is a choice', '<p>{isNew ? "New" : "Old"} <b>one</b></p>'],
    ['that is a condition', '<p><b>One</b>{isNew && " (new)"}</p>'],
    ['beside another that changes', '<p>{label} ({count})</p>'],
    ['of a call', '<a><Icon />{text("more")}</a>'],
    ['in a template', '<p><Icon />{`left`}</p>'],
    ['in a fragment', '<>{label}</>'],
    ['in a fragment of a condition', '<p><Icon />{isNew ? <>New</> : null}</p>'],
    ['directly in Suspense', '<Suspense fallback={null}>Limited offer</Suspense>'],
    ['as a fallback', '<Suspense fallback="Wait"><Part /></Suspense>'],
    ['as the fallback of a choice', '<Suspense fallback={isOpen ? text("wait") : null}><Part /></Suspense>'],
    ['in a provider', '<Words.Provider value={words}>{label}</Words.Provider>'],
    ['in a list of texts', '<p>{sizes.map((size) => size.name)}</p>'],
    ['inside a prop', '<Page above={<p>{label} <b>!</b></p>} />'],
    ['inside a component', '<Button><Icon />{label}</Button>'],
    ['by a constant', '<p><Icon />{words}</p>', 'const words = isNew ? "New" : <b>Old</b>;'],
    ['by a function', '<p><Icon />{words()}</p>', 'function words() { if (isNew) return "New"; return <b>Old</b>; }'],
    ['in what is translated after all', '<p translate="no">{now}<b translate="yes">{label} <i /></b></p>'],
    ['handed over beside a condition', '<button>{children}{isNew ? <i /> : null}</button>', props],
    ['handed over beside another', '<button>{icon}{children}</button>', props],
  ])('%s', (_, jsx, before) => {
    const complaints = found(jsx, before);
    expect(complaints.length).toBeGreaterThan(0);
    for (const complaint of complaints) expect(complaint).toMatch(/^2: .+ needs (?:an element|inElement\(\))\.$/);
  });

  it('in a function that is called in place of a component', () => {
    expect(bareTextIn('Planted.tsx', 'function drawPrice() { return isOpen ? <b /> : "none"; }')).toEqual([
      '1: drawPrice() stands in the place of an element and must return elements.',
    ]);
  });
});

it.each([
  'const Words = () => useUi().strings.missing;',
  'function Words() { return isOpen ? <b /> : text("closed"); }',
])('a component that returns a text is found: %s', (source) => {
  expect(bareTextIn('Planted.tsx', source)).toEqual(['1: <Words> returns a text, which needs an element.']);
});

it.each([
  'const Words = () => <b>{useUi().strings.missing}</b>;',
  'function Scope({ children }: { children: ReactNode }) { return isOpen ? children : null; }',
  'function Scope({ children }: { children: ReactElement }) { return cloneElement(children, { id }); }',
  'const Context = createContext("none");',
])('a component of elements is not reported: %s', (source) => {
  expect(bareTextIn('Planted.tsx', source)).toEqual([]);
});

describe('texts that survive a translation are not reported', () => {
  it.each<[string, string, string?]>([
    ['an only child', '<p>{label}</p>'],
    ['an only child that is a choice', '<p>{isNew ? "New" : "Old"}</p>'],
    ['texts in elements', '<p><span>{label}</span> {isNew ? <b>New</b> : null}</p>'],
    ['a sentence around a link that is always there', '<p>Read <a href="/terms">the terms</a> first.</p>'],
    ['blanks', '<p>{isNew ? <b>New</b> : null}{" "}<i>one</i></p>'],
    ['what translators leave', '<p translate="no">{now} {was ? <s>{was}</s> : null}</p>'],
    ['lists of elements', '<ul><li />{sizes.map((size) => <li key={size}>{size}</li>)}</ul>'],
    ['constants of elements', '<p><i />{gate}</p>', 'const gate = isOpen ? <b /> : undefined;'],
    ['functions of elements', '<p>{drawPrice(price)}{isNew ? <i /> : null}</p>'],
    ['what a caller hands over beside what is always there', '<section><h2>{label}</h2>{children}</section>', props],
    ['what a caller hands over, in an element', '<b>{inElement(children)}{isNew ? <i /> : null}</b>'],
    ['props that are elements', '<b>{view.mark}{isNew ? <i /> : null}</b>', props],
  ])('%s', (_, jsx, before) => {
    expect(found(jsx, before)).toEqual([]);
  });
});
