import { gradeReading, readOnly } from '../grading/read-only.ts'
import type { GradingRules } from '../grading/rules.ts'
import { lookup } from '../lookup.ts'
import { correction } from './messages.ts'

/** The pupil's own word on each card: it is no mark, and says what to see again. */
export const dialogCardsGrading: GradingRules<'dialog-cards'> = {
  ...readOnly,
  grade({ cards }, { known }) {
    const fronts = Object.entries(cards)
    const again = fronts.filter(([id]) => lookup(known, id) !== true).map(([, front]) => front)
    return gradeReading(correction.cards(fronts.length - again.length, fronts.length, again))
  },
}
