import { lookup } from '@ariane/shared/catalogue'
import { formatDate, formatTime } from '@ariane/shared/dates'
import type { Row } from './rows.ts'
import { translateWord } from './words.ts'

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string) => text.replace(/[&<>"]/g, sign => lookup(ESCAPES, sign) ?? sign)
const FILE = /^fichiers\/[\w.-]+$/

/** A value as a person reads it, as HTML. */
function readable(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (value instanceof Date) return safe(`${formatDate(value.toISOString())} à ${formatTime(value.toISOString())}`)
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (Array.isArray(value)) {
    const items = value.map(readable).filter(Boolean)
    return items.length === 0 ? '' : `<ul>${items.map(item => `<li>${item}</li>`).join('')}</ul>`
  }
  if (typeof value === 'object') return readable(Object.values(value))
  const text = String(value)
  if (FILE.test(text)) return `<a href="${text}">${text.slice('fichiers/'.length)}</a>`
  return safe(translateWord(text)).replaceAll('\n', '<br>')
}

/** A row as a list of what it says; nothing for a row that says nothing. */
export function rowHtml(row: Row, shown: Readonly<Record<string, string>>): string {
  const lines = Object.entries(shown).flatMap(([column, label]) => {
    const value = readable(lookup(row, column))
    return value ? [`<dt>${safe(label)}</dt><dd>${value}</dd>`] : []
  })
  return lines.length === 0 ? '' : `<dl>${lines.join('')}</dl>\n`
}

const STYLE = `
:root { color-scheme: light; }
body { font: 17px/1.6 system-ui, sans-serif; color: #2b2440; background: #fffaf3; margin: 0; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .25rem; border-bottom: 2px solid #e5d8c8; padding-bottom: .3rem; }
p.lead { font-size: 1.1rem; } p.until { color: #645a78; margin: .25rem 0 1rem; }
dl { background: #fff; border: 1px solid #e9dfd2; border-radius: 12px; padding: .75rem 1rem; margin: 0 0 .75rem;
  display: grid; grid-template-columns: minmax(8rem, 11rem) 1fr; gap: .15rem 1rem; break-inside: avoid; }
dt { color: #645a78; } dd { margin: 0; overflow-wrap: anywhere; } ul { margin: 0; padding-left: 1.2rem; }
a { color: #4b32a8; } footer { margin-top: 3rem; color: #645a78; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } }
@media print { body { background: #fff; font-size: 11pt; } dl { border-radius: 0; } }`

/** What an adult reads in place of what is the pupil's alone. */
const OWN_ONLY =
  '<p>Ce qui n’est qu’à l’élève n’y est pas : les questions posées à Ariane, ses heures de travail, ses appareils, le journal de ce que les adultes ont fait ; et, pour un parent, le Chat Prof. L’élève peut le télécharger lui-même.</p>\n'

/** The beginning of the page. */
export const pageTop = (product: string, name: string, at: Date, isOwn: boolean) => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${safe(name)} · ${safe(product)}</title><style>${STYLE}</style></head><body><main>
<h1>${isOwn ? 'Tout ce que' : 'Ce que'} ${safe(product)} sait de ${safe(name)}</h1>
<p class="lead">Voici vos données, telles qu’elles étaient le ${readable(at)}. Elles sont à vous : vous pouvez les lire,
les imprimer, les garder ou les donner à qui vous voulez.</p>
<p>Les mêmes données, pour un programme, sont dans le dossier <a href="donnees/">donnees</a> ; vos photos, vos sons et vos
documents dans le dossier <a href="fichiers/">fichiers</a>. Ce qui protège un compte (mots de passe, codes) n’en sort
jamais, et les corrigés des exercices ne parlent pas de vous : ils n’y sont pas.</p>
${isOwn ? '' : OWN_ONLY}`

/** The heading of a table. */
export const sectionTop = ({ what, until }: { what: string; until: string }) =>
  `<section><h2>${safe(what)}</h2>\n<p class="until">Gardé : ${safe(until.charAt(0).toLowerCase() + until.slice(1))}.</p>\n`

export const sectionEnd = (some: boolean) => `${some ? '' : '<p>Rien.</p>\n'}</section>\n`

export const pageEnd = (product: string) =>
  `<footer><p>Une question sur ces données ? Vous pouvez la poser à l’adulte qui vous suit, ou à l’établissement qui vous
propose ${safe(product)} : son nom est dans la page « Confidentialité ».</p></footer></main></body></html>\n`
