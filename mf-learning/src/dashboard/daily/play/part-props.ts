import type { DailyPart } from '@ariane/shared/contracts/daily-session'

/** How a part ends. */
export type Outcome = 'done' | 'skipped'

/** What a part of a kind is played with. */
export type PartProps<Kind extends DailyPart['kind']> = {
  part: Extract<DailyPart, { kind: Kind }>
  today: string
  busy: boolean
  isLast: boolean
  onClose: (outcome: Outcome) => void
}
