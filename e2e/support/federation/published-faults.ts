import type { Fault } from './faults.ts'

const OWN = 'globalThis.chaos'

/**
 * The published entry around whose screen something of ours is drawn, without another copy of React: a component class is
 * what says so of itself, an element is a plain object.
 * @param parts members of the class; `this.again(state)` draws it again with that state
 */
const around = (bytes: string, remote: string, parts: string) => ({
  contentType: 'text/javascript',
  body: `${bytes};(real => {
  const around = Screen => {
    function Around(props) { this.props = props; this.state = {} }
    Around.prototype = {
      isReactComponent: {},
      again(state) { this.updater.enqueueSetState(this, state, null) },
      screen() { return { $$typeof: Symbol.for('react.transitional.element'), type: Screen, key: null, props: this.props, ref: null, _owner: null } },
      render() { return this.screen() },
      ${parts}
    }
    return Around
  }
  globalThis[${JSON.stringify(remote)}] = { ...real, get: async name => { const factory = await real.get(name); return () => { const module = factory(); return { ...module, default: around(module.default) } } } }
})(globalThis[${JSON.stringify(remote)}])`,
})

const published = (parts: string): Fault => ({
  panel: '',
  entry: (bytes, remote) => around(bytes, remote, parts),
})

/** What a team may publish without seeing it: each is what was built, with right digests. */
export const PUBLISHED_FAULTS = {
  'throws in an effect': published('componentDidMount() { throw new Error("chaos: effect") }'),
  'throws once it was drawn': published(
    `componentDidMount() { ${OWN} = () => this.again({ broken: true }) }, render() { if (this.state.broken) throw new Error("chaos: later"); return this.screen() }`,
  ),
  'throws in an event': published(
    'componentDidMount() { addEventListener("chaos", () => { throw new TypeError("chaos: Élise Martin") }) }',
  ),
  'throws in a timer': published(
    'componentDidMount() { addEventListener("chaos", () => void setTimeout(() => { throw new RangeError("chaos: Élise Martin") })) }',
  ),
  'rejects a promise': published(
    'componentDidMount() { addEventListener("chaos", () => void Promise.reject(new TypeError("chaos: Élise Martin"))) }',
  ),
  'throws for one in five': published(
    `render() { ${OWN} ??= localStorage.chaos = Number(localStorage.chaos ?? 0) + 1; if (${OWN} % 5 === 0) throw new Error("chaos: one in five"); return this.screen() }`,
  ),
  // What another copy of React makes is no element for the one that draws.
  'brings another React': published('render() { return { ...this.screen(), $$typeof: Symbol.for("react.element") } }'),
  'says an error': published('componentDidMount() { console.error("chaos: said") }'),
  'hides the body': published('componentDidMount() { document.body.style.display = "none" }'),
  'hides the menu': published(
    'componentDidMount() { for (const one of document.querySelectorAll("nav")) one.style.display = "none" }',
  ),
  'writes a style element': published(
    'componentDidMount() { const style = document.createElement("style"); style.textContent = "p { color: red }"; document.head.append(style) }',
  ),
  'asks an unknown call': published('componentDidMount() { void fetch("/api/nothing") }'),
  'leaks a style sheet': published(
    'componentDidMount() { const sheet = new CSSStyleSheet(); sheet.replaceSync("body { display: none } * { color: red }"); document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet] }',
  ),
  'wipes the page': published('componentDidMount() { document.body.replaceChildren() }'),
  'hides the body later': published(
    'componentDidMount() { setTimeout(() => { document.body.style.display = "none" }, 1000) }',
  ),
  'draws without end': published('render() { console.log("chaos: without end"); for (;;); }'),
} satisfies Record<string, Fault>
