import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { PhotoCase } from './photo-case.ts'

const require = createRequire(import.meta.url)
const PRINT = require.resolve('@fontsource/pt-serif/files/pt-serif-latin-400-normal.woff')
const SEYES = `background-image:
  linear-gradient(90deg, #c9a 2px, transparent 2px), repeating-linear-gradient(0deg, #9ab4e0 0 1px, transparent 1px 40px),
  repeating-linear-gradient(0deg, #cfdcf4 0 1px, transparent 1px 10px),
  repeating-linear-gradient(90deg, #b4c6ea 0 1px, transparent 1px 40px); background-size: 100% 100%;
  background-position: 60px 0, 0 0, 0 0, 0 0; background-repeat: no-repeat, repeat, repeat, repeat;`
const LINES = 'background-image: repeating-linear-gradient(0deg, #9ab4e0 0 1px, transparent 1px 40px);'

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** A formula in boxes and raised letters. */
const boxedFormula = (tex: string) =>
  escapeHtml(tex.replace(/(?<=[\d)x}] ?)-|^-/g, '−'))
    .replace(/\\frac\{([^}]*)\}\{([^}]*)\}/g, '<span class="fraction"><span>$1</span><span>$2</span></span>')
    .replace(/\^\{([^}]*)\}/g, (_, power: string) => `<sup>${power.replace('-', '−')}</sup>`)

/** A formula as MathML, which browsers set as books do. */
function formula(tex: string): string {
  const tokens = tex.match(/\\frac\{[^}]*\}\{[^}]*\}|\^\{[^}]*\}|\d+(?:,\d+)?|[^\s]/g) ?? []
  const parts: string[] = []
  for (const token of tokens) {
    const fraction = /^\\frac\{([^}]*)\}\{([^}]*)\}$/.exec(token)
    if (fraction)
      parts.push(`<mfrac><mrow>${formula(fraction[1] ?? '')}</mrow><mrow>${formula(fraction[2] ?? '')}</mrow></mfrac>`)
    else if (token.startsWith('^')) parts.push(`<msup>${parts.pop()}<mn>${token.slice(2, -1)}</mn></msup>`)
    else if (/\d/.test(token)) parts.push(`<mn>${token}</mn>`)
    else if (/\p{L}/u.test(token)) parts.push(`<mi mathvariant="normal">${token}</mi>`)
    else parts.push(`<mo stretchy="false">${token === '-' ? '−' : escapeHtml(token)}</mo>`)
  }
  return parts.join('')
}

const inline = (line: string, isBoxed: boolean) =>
  line
    .split('$')
    .map((part, i) =>
      i % 2 === 1
        ? isBoxed
          ? boxedFormula(part)
          : `<math displaystyle="true">${formula(part)}</math>`
        : escapeHtml(part).replace(/(?<=[\dx)] )-(?= ?[\dx(])|(?<== )-/g, '−'),
    )
    .join('')
    .replace(/(?<=\b(?:[XVI]+|\d+))(er|e)(?= )/g, '<sup>$1</sup>')

function block(lines: readonly string[], { hanging = false, formulas }: PhotoCase): string {
  const set = (text: string) => inline(text, formulas === 'word')
  let html = ''
  let rows: string[] = []
  const endTable = () => {
    if (rows.length > 0) html += `<table>${rows.join('')}</table>`
    rows = []
  }
  for (const line of lines) {
    if (line.includes(' | ')) {
      const cells = line.split(' | ').map(cell => `<td>${cell === '…' ? '' : set(cell)}</td>`)
      rows.push(`<tr>${cells.join('')}</tr>`)
      continue
    }
    endTable()
    const label = hanging ? /^\d+\) /.exec(line)?.[0] : undefined
    html += label ? `<p><b class="label">${label}</b>${set(line.slice(label.length))}</p>` : `<p>${set(line)}</p>`
  }
  endTable()
  return html
}

/** The statement as a sheet of paper shows it. */
export function statementPage(one: PhotoCase): string {
  const { text, font, paper } = one
  const lines = text.split('\n')
  const [split, second] = [lines.indexOf('='), lines.indexOf('|')]
  const head = second < 0 ? lines : lines.slice(0, Math.max(0, split))
  const columns = second < 0 ? [] : [lines.slice(split + 1, second), lines.slice(second + 1)]
  const data = readFileSync(PRINT).toString('base64')
  const background = paper === 'seyes' ? SEYES : paper === 'lines' ? LINES : ''
  return `<!doctype html><style>
    @font-face { font-family: print; src: url(data:font/woff;base64,${data}) }
    body { margin: 0; padding: 60px 80px; width: 740px; font: 22px/40px ${font === 'serif' ? 'print' : 'sans-serif'}; color: #1a1a1a; background-color: #fff; ${background} }
    p { margin: 0 0 8px; position: relative } table { border-collapse: collapse; margin: 14px 0 22px }
    td { border: 1.5px solid #222; padding: 4px 16px; min-width: 34px; height: 40px }
    .label { position: absolute; left: -42px; font-weight: normal } math { font-family: inherit }
    .fraction { display: inline-flex; flex-direction: column; vertical-align: middle; text-align: center; font-size: 18px; line-height: 22px; margin: 0 3px }
    .fraction span:first-child { border-bottom: 1.5px solid } sup { font-size: 14px; line-height: 0 }
    .columns { display: grid; grid-template-columns: 1fr 1fr; gap: 60px; font-size: 18px }
  </style>${block(head, one)}${columns.length > 0 ? `<div class="columns">${columns.map(column => `<div>${block(column, one)}</div>`).join('')}</div>` : ''}`
}
