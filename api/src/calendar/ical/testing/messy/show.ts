import { toLocalDateTime } from '../../../../platform/wall.ts'
import type { Draft } from '../../types.ts'

const minutes = (at: Date) => toLocalDateTime(at).slice(11, 16)
const day = (at: Date) => toLocalDateTime(at).slice(0, 10)
const nights = ({ start, end }: Draft) => Math.round((+end - +start) / 86_400_000)

/** What a person sees of a draft, on one line: '2026-11-18 08:00–09:00 Club weekly'. */
export function show(draft: Draft): string {
  const { start, end, allDay, title, type, meta, series, cancelled, description } = draft
  const when = allDay ? `${nights(draft)} j` : `${minutes(start)}–${minutes(end)}`
  return [
    day(start),
    when,
    title,
    type !== 'other' && `(${type})`,
    ...Object.entries(meta).map(([name, text]) => `${name}=${text}`),
    series?.type,
    series?.until && `until ${day(series.until)}`,
    series && series.exceptions.length > 0 && `but ${series.exceptions.map(wall => wall.slice(0, 10)).join(' ')}`,
    cancelled && 'CANCELLED',
    description && `« ${description.replaceAll('\n', ' / ')} »`,
  ]
    .filter(Boolean)
    .join(' ')
}
