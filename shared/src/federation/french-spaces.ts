import { stripTypeScriptTypes } from 'node:module'
import { parse } from 'acorn'
import { full } from 'acorn-walk'

const NBSP = '\u00a0'
/** Before high punctuation, a closing quote and a percentage, and after an opening quote. */
const PLAIN = / (?=[:;?!»%](?![\p{L}\d/\\(]))|(?<=«) /gu
type Text = { type: string; start: number; end: number; value?: unknown }

/** The source of a module of sentences with its spaces as French typography has them: no line begins with « ? » or « : ». */
export default function withFrenchSpaces(source: string): string {
  const texts: Text[] = []
  // What is removed leaves blanks: places are those of the source.
  full(parse(stripTypeScriptTypes(source), { ecmaVersion: 'latest', sourceType: 'module' }), node => {
    if ((node.type === 'Literal' && typeof (node as Text).value === 'string') || node.type === 'TemplateElement')
      texts.push(node)
  })
  return texts
    .sort((one, other) => other.start - one.start)
    .reduce(
      (whole, { start, end }) =>
        whole.slice(0, start) + whole.slice(start, end).replace(PLAIN, NBSP) + whole.slice(end),
      source,
    )
}
