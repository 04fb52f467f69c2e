type Step = { day: string } | { week: -1 | 1 }

/** Where a key leads on the strip of a week. Undefined for a key that leads nowhere. */
export function findStep(key: string, days: readonly string[], chosen: string): Step | undefined {
  const at = days.indexOf(chosen)
  const to: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: days.length - 1 }
  if (key === 'PageUp') return { week: -1 }
  if (key === 'PageDown') return { week: 1 }
  const place = new Map(Object.entries(to)).get(key)
  const day = place === undefined ? undefined : days[place]
  return day === undefined || day === chosen ? undefined : { day }
}
