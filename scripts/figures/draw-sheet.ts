import { FIGURE_COLORS, FIGURE_CSS } from '@ariane/shared/catalogue'
import { drawFigure, Figure, findFigureFlaws } from '@ariane/tutor'
import { compressedSize } from './compressed-size.ts'

export type Sheet = { name: string; figures: readonly unknown[] }

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const { paper, ink } = FIGURE_COLORS
const CSS = `${FIGURE_CSS}
body{margin:16px;background:#fdf8f0;color:${ink.light};font:16px system-ui,sans-serif;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,358px),380px));gap:12px;align-items:start}
figure{margin:0;padding:10px;background:${paper.light};border-radius:12px;min-width:0}
figcaption{font-weight:700;margin-bottom:6px}
p{font-size:14px;margin:6px 0 0}
.flaw{color:#aa2837;font-weight:700}
svg{display:block;max-width:100%;height:auto;margin:auto}
@media screen{[data-theme="dark"] body{background:#13132a;color:${ink.dark}}
[data-theme="dark"] figure{background:${paper.dark}}}`

type Row = { card: string; line: string; isBad: boolean }

const failed = (id: string, what: string): Row => ({
  card: `<figure><figcaption>${escapeText(id)}</figcaption><p class="flaw">${escapeText(what)}</p></figure>`,
  line: `${id}: ${what}`,
  isBad: true,
})

const drawRow = (data: unknown): Row => {
  const id = String((data as { id?: unknown }).id ?? '?')
  const { data: figure, error } = Figure.safeParse(data)
  if (!figure) return failed(id, error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(' ; '))
  const flaws = findFigureFlaws(figure)
  try {
    const { svg, title, text, source, w, h } = drawFigure(figure)
    const notes = flaws.map(flaw => `<p class="flaw">${escapeText(flaw)}</p>`).join('')
    const size = `${String(Math.round(w)).padStart(4)} × ${String(Math.round(h)).padEnd(4)}`
    return {
      card: `<figure><figcaption>${escapeText(title)}</figcaption>${svg}${source ? `<p>${escapeText(source)}</p>` : ''}<p>${escapeText(text)}</p>${notes}</figure>`,
      line: `${id.padEnd(24)} ${figure.kind.padEnd(12)} ${size} ${String(compressedSize(svg)).padStart(5)} o  ${flaws.join(' ; ')}`,
      isBad: flaws.length > 0,
    }
  } catch {
    return failed(id, flaws.join(' ; '))
  }
}

/** A page of figures with their texts, one line a figure for the terminal, and how many have flaws. */
export const drawSheet = ({ name, figures }: Sheet): { html: string; report: string[]; flaws: number } => {
  const rows = figures.map(drawRow)
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeText(name)}</title><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-sheet'; style-src-attr 'none'"><style nonce="sheet">${CSS}</style>`
  const html = `<!doctype html><html lang="fr"><head>${head}</head><body>${rows.map(({ card }) => card).join('\n')}</body></html>\n`
  return { html, report: rows.map(({ line }) => line), flaws: rows.filter(({ isBad }) => isBad).length }
}
