import { readOnly } from '../grading/read-only.ts'
import type { GradingRules } from '../grading/rules.ts'

export const filmGrading: GradingRules<'film'> = readOnly
