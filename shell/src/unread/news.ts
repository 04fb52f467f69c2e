type Page = { hidden: boolean; permission: NotificationPermission | 'impossible' }

/** Whether the browser is to tell: something came, nobody looks at the page, and it was allowed. `before`: null at first. */
export const isNews = (before: number | null, now: number, { hidden, permission }: Page): boolean =>
  before !== null && now > before && hidden && permission === 'granted'

/** '9+' where a number would not fit. */
export const shortCount = (count: number): string => (count > 9 ? '9+' : String(count))
