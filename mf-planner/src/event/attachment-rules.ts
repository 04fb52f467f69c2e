import type { CalendarEvent } from '@ariane/shared/contracts/calendar'

type Attachment = CalendarEvent['attachments'][number]

/** The address of an attachment when it is safe to show: a web address for a link, inline data of its kind otherwise. */
export function shownUrl({ kind, url }: Pick<Attachment, 'kind' | 'url'>): string | undefined {
  const allowed = kind === 'link' ? /^https?:\/\//i.test(url) : url.startsWith(`data:${kind}/`)
  return allowed ? url : undefined
}
