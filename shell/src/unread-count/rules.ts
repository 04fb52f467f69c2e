type Page = { hidden: boolean; permission: NotificationPermission | 'impossible' }

/** Whether to notify: the count grew, the page is hidden, and the user allowed it. `previousCount` is null at first. */
export const shouldNotify = (previousCount: number | null, count: number, { hidden, permission }: Page): boolean =>
  previousCount !== null && count > previousCount && hidden && permission === 'granted'

/** '9+' where a number would not fit. */
export const formatShortCount = (count: number): string => (count > 9 ? '9+' : String(count))
