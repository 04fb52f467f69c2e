import { type SelectorComponent, transform, type Visitor } from 'lightningcss'

/** Whether it names something that a screen gives its own elements; what HTML itself knows (`[type]`, `[href]`) stands on others, too. */
const isNamed = (one: SelectorComponent) =>
  one.type === 'class' || one.type === 'id' || (one.type === 'attribute' && one.name.startsWith('data-'))

/** Whether a selector takes elements of the screen only; `nested` where a rule around it says of whom it speaks. */
const isOwn = (selector: readonly SelectorComponent[], nested: boolean): boolean =>
  selector.some(one => {
    if (isNamed(one) || (nested && one.type === 'nesting')) return true
    if (one.type !== 'pseudo-class') return false
    // One of their arguments is what they stand for: each has to be of the screen.
    if (one.kind !== 'is' && one.kind !== 'where' && one.kind !== 'any' && one.kind !== 'has') return false
    return one.selectors.every(inner => isOwn(inner, nested))
  })

/**
 * Selectors of a style sheet without a class, an id or a data attribute, which take elements of the whole page: the text of the rule
 * that each stands in.
 * @throws Error when it is no style sheet
 */
export function findBareSelectors(file: string, code: Uint8Array): string[] {
  const bare: string[] = []
  const text = new TextDecoder().decode(code).split('\n')
  let depth = 0
  const visitor: Visitor<Record<string, never>> = {
    Rule: {
      style({ value: { selectors, loc } }) {
        if (!selectors.every(selector => isOwn(selector, depth > 0))) bare.push(quote(text, loc))
        depth += 1
      },
    },
    RuleExit: {
      style() {
        depth -= 1
      },
    },
  }
  transform({ filename: file, code, visitor, errorRecovery: true })
  return bare
}

/** The selectors of a rule as they are written. */
const quote = (lines: readonly string[], { line, column }: { line: number; column: number }) =>
  [lines[line]?.slice(column - 1), ...lines.slice(line + 1)].join(' ').split('{')[0]?.trim() ?? ''
