/** A wording and what it is written as; `$<name>` is a part that stays. */
export type Rewriting = readonly [pattern: RegExp, to: string | ((found: string) => string)]

/** Every rewriting once, in their order. */
export const rewrite = (text: string, rules: readonly Rewriting[]): string =>
  rules.reduce(
    (written, [pattern, to]) =>
      typeof to === 'string' ? written.replace(pattern, to) : written.replace(pattern, found => to(found)),
    text,
  )

/** Its first letter a capital: solvers read a sentence. */
export const capitalised = (text: string): string =>
  text.replace(/^(\P{L}*)(\p{Ll})/u, (_, start: string, first: string) => start + first.toUpperCase())
