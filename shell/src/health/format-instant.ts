import { formatShortDate, formatTime } from '@ariane/shared/dates'

/** Formats an instant as '21/11/2026 à 18:40'. */
export const formatInstant = (instant: string) => `${formatShortDate(instant)} à ${formatTime(instant)}`
