type Syntax = { type?: string; value?: unknown; cooked?: unknown }

/** Strings and pieces of templates in a parsed script, as they are said: without their escapes. */
export function stringsIn(syntax: unknown): string[] {
  if (Array.isArray(syntax)) return syntax.flatMap(stringsIn)
  if (syntax === null || typeof syntax !== 'object') return []
  const { type, value, cooked } = syntax as Syntax
  if (type === 'StringLiteral' && typeof value === 'string') return [value]
  if (type === 'TemplateElement' && typeof cooked === 'string') return [cooked]
  return Object.values(syntax).flatMap(stringsIn)
}

/** Texts of a JSON value. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(listTexts) : []
}
