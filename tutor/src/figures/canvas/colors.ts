import { FIGURE_COLORS, type FigureRole } from '@ariane/shared/catalogue'

export type Role = FigureRole
export type Series = 'a' | 'b' | 'c' | 'd' | 'e' | 'f'

/** The tint of a series. */
export const tint = (series: Series): Role => `t${series}`

const SERIES: readonly Series[] = ['a', 'b', 'c', 'd', 'e', 'f']
export const isSeries = (role: Role): role is Series => SERIES.some(one => one === role)
/** The series of the nth thing that is told apart by colour. */
export const nthSeries = (n: number): Series => SERIES[n % SERIES.length] ?? 'a'

export const isRole = (color: string): color is Role => Object.hasOwn(FIGURE_COLORS, color)

/** A role as a value of `fill` or `stroke`; anything else (a pattern, a fixed colour) as it is. */
export const paint = (color: Role | 'none' | `url(${string})` | `#${string}`): string =>
  isRole(color) ? `var(--fig-${color},${FIGURE_COLORS[color].light})` : color
